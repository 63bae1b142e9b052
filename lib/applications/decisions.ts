import * as z from "zod";

const Words = z.string().trim().max(4000).optional();

export const Feedback = Words.describe("Kept with the decision; may be sent to the ATS.");

export const Reason = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .optional()
  .describe("Of a rejection: one of the organization's own. A refusal lists them.");

const One = z.object({
  applicationId: z.uuid(),
  decision: z.enum(["accept", "reject", "move"]),
  stage: z.string().trim().min(1).max(200).optional(),
  reason: Reason,
  feedback: Words,
});

/** Decisions on people who were named one by one: there is no way to decide by a score or any other filter. */
const decisionsUpTo = (most: number) =>
  z.object({
    decisions: z
      .array(One)
      .min(1)
      .max(most)
      .refine(
        (rows) => rows.every(({ decision, stage }) => (decision === "move") === (stage !== undefined)),
        "needs a stage for a move, and for nothing else",
      )
      .refine(
        (rows) => rows.every(({ decision, reason }) => decision === "reject" || reason === undefined),
        "has a reason for a rejection, and for nothing else",
      )
      .refine(
        (rows) => new Set(rows.map(({ applicationId }) => applicationId)).size === rows.length,
        "names an application twice",
      )
      .describe(`Up to ${most}, by applicationId.`),
    feedback: Feedback.describe("For every row without its own."),
  });

/** As many as one transaction writes. */
export const Decisions = decisionsUpTo(50);

/** As many as one preview looks ahead on: a page decides on them in several calls. */
export const ForeseenDecisions = decisionsUpTo(500);

export const eachWithFeedback = ({ decisions, feedback }: z.output<typeof Decisions>) =>
  decisions.map((row) => ({
    applicationId: row.applicationId,
    kind: row.decision,
    stage: row.stage,
    reason: row.reason,
    feedback: row.feedback || feedback || undefined,
  }));
