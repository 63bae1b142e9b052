import * as z from "zod";
import { BulkDecisions } from "@/lib/states/status";
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

const DecisionRow = z.object({
  applicationId: z.uuid(),
  decision: BulkDecisions,
  stage: Line(200).min(1).optional(),
  reason: Reason,
  feedback: FeedbackText,
});

/** Decisions on applications named one by one: there is no way to decide by a score or another filter. */
const decisionsUpTo = (most: number) =>
  z.object({
    decisions: z
      .array(DecisionRow)
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

/** How many applications one transaction decides on. */
export const MOST_DECIDED = 50;
export const Decisions = decisionsUpTo(MOST_DECIDED);

/** How many one preview covers; a page then decides on them in several calls. */
export const MOST_PREVIEWED = 500;
export const ForeseenDecisions = decisionsUpTo(MOST_PREVIEWED);

export const eachWithFeedback = ({ decisions, feedback }: z.output<typeof Decisions>) =>
  decisions.map((row) => ({
    applicationId: row.applicationId,
    kind: row.decision,
    stage: row.stage,
    reason: row.reason,
    feedback: row.feedback || feedback || undefined,
  }));
