import { step } from "@/lib/access/use-case";
import { lockAccount } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { inScoring, scoreStatusesBefore } from "@/lib/states/states";
import { record } from "@/lib/events/record";
import { sentence, stored } from "@/lib/say";
import { queue } from "./queue-applications";

export const waitsForCredits = sentence(
  "Waiting for credits. Scoring resumes automatically when credits are added.",
);

/** Sets the status of an application that could not be scored, with a reason for the recruiter. */
export const settleUnscored = step(
  "settleUnscored",
  async (
    ctx,
    {
      applicationId,
      scoreStatus,
      reason,
    }: { applicationId: string; scoreStatus: "failed" | "awaiting_credits"; reason: string },
  ) => {
    const { count } = await ctx.db.application.updateMany({
      where: { id: applicationId, scoreStatus: { in: scoreStatusesBefore(scoreStatus) } },
      data: { scoreStatus, ...stored("scoreReason", reason) },
    });
    if (count === 0) return;
    await record(ctx, "application.not-scored", applicationId, { scoreStatus });
    // Credits that were added since the judge found none have queued only those that waited then.
    if (scoreStatus === "awaiting_credits" && (await lockAccount(ctx)) >= prices.evaluation)
      await queue(ctx, [applicationId], ["awaiting_credits"]);
  },
);

/** Sets a note for the recruiter while scoring is retried, without changing the status. */
export const recordDelay = step(
  "noteEvaluationDelay",
  async ({ db }, { applicationIds, reason }: { applicationIds: string[]; reason: string }) => {
    await db.application.updateMany({
      where: { id: { in: applicationIds }, scoreStatus: { in: inScoring } },
      data: stored("scoreReason", reason),
    });
  },
);
