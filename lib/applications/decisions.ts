import * as z from "zod";

export const Feedback = z
  .string()
  .trim()
  .max(4000)
  .optional()
  .describe("Kept with the decision; may be sent to the ATS.");

/** Decisions on people who were named one by one: there is no way to decide by a score or any other filter. */
export const Decisions = z.object({
  decisions: z
    .array(z.object({ applicationId: z.uuid(), decision: z.enum(["accept", "reject"]), feedback: Feedback }))
    .min(1)
    .max(50)
    .refine(
      (rows) => new Set(rows.map(({ applicationId }) => applicationId)).size === rows.length,
      "names an application twice",
    )
    .describe("Up to 50, by applicationId."),
  feedback: Feedback.describe("For every row without its own."),
});

export const eachWithFeedback = ({ decisions, feedback }: z.output<typeof Decisions>) =>
  decisions.map((row) => ({
    applicationId: row.applicationId,
    kind: row.decision,
    feedback: row.feedback || feedback || undefined,
  }));
