import * as z from "zod";
import { DecisionKinds } from "@/lib/judging/states/status";
import { Line } from "@/lib/visible-line";

const FeedbackText = z.string().trim().max(4000).optional();

export const Feedback = FeedbackText.describe("Kept with the decision; may be sent to the ATS.");

export const Reason = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .optional()
  .describe("For a rejection, from the organization's list; an error lists it.");

/** Decisions on applications named one by one: there is no way to decide by a score or another filter. */
export const decisionsUpTo = (most: number) =>
  z.object({
    decisions: z
      .array(
        z.object({
          applicationId: z.uuid(),
          decision: DecisionKinds,
          stage: Line(200).min(1).optional(),
          reason: Reason,
          feedback: FeedbackText,
        }),
      )
      .min(1)
      .max(most)
      .refine(
        (rows) => rows.every(({ decision, stage }) => (decision === "move") === (stage !== undefined)),
        "needs a stage for a move, and for nothing else",
      )
      .refine(
        (rows) => rows.every(({ decision, reason }) => decision === "reject" || reason === undefined),
        "can have a reason only for a rejection",
      )
      .refine(
        (rows) => new Set(rows.map(({ applicationId }) => applicationId)).size === rows.length,
        "names an application twice",
      )
      .describe(`Up to ${most}, by applicationId.`),
    feedback: Feedback.describe("For every row without its own."),
  });
export type Decisions = z.output<ReturnType<typeof decisionsUpTo>>;

/** How many applications one transaction decides on. */
export const MOST_DECIDED = 50;

/** How many one preview covers; a page then decides on them in several calls. */
export const MOST_PREVIEWED = 500;
