import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { inScoring, scoreStatusesBefore } from "@/lib/states/states";
import { record } from "@/lib/events/record";
import { sentence } from "@/lib/say";

export const waitsForCredits = sentence(
  "Waiting for credits. Scoring resumes by itself when credits are added.",
);

/** Where an application goes that could not be scored now, and what the recruiter is told. */
export const settleUnscored = useCase({
  name: "settleUnscored",
  permission: "evaluation:record",
  input: z.object({
    applicationId: z.uuid(),
    scoreStatus: z.enum(["failed", "awaiting_credits"]),
    reason: z.string().max(400),
  }),
  output: z.object({}),

  async run(ctx, { applicationId, scoreStatus, reason }) {
    const { count } = await ctx.db.application.updateMany({
      where: { id: applicationId, scoreStatus: { in: scoreStatusesBefore(scoreStatus) } },
      data: { scoreStatus, scoreReason: reason },
    });
    if (count > 0) await record(ctx, "application.not-scored", applicationId, { scoreStatus });
    return {};
  },
});

/** A note for the recruiter while work waits and is tried again, without changing where it stands. */
export const noteDelay = useCase({
  name: "noteEvaluationDelay",
  permission: "evaluation:record",
  input: z.object({ applicationId: z.uuid(), reason: z.string().max(400) }),
  output: z.object({}),

  async run({ db }, { applicationId, reason }) {
    await db.application.updateMany({
      where: { id: applicationId, scoreStatus: { in: inScoring } },
      data: { scoreReason: reason },
    });
    return {};
  },
});
