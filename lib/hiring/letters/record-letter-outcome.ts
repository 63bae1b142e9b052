import { step } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { notify } from "@/lib/platform/notices/notify";
import { stored } from "@/lib/say";

/**
 * Records the result of an attempt to send a letter: sent, permanently refused, or not sent this time, after which it
 * may be claimed again.
 */
export const recordLetterOutcome = step(
  "recordLetterOutcome",
  async (
    ctx,
    {
      letterId,
      outcome,
      reason,
    }: { letterId: string; outcome: "sent" | "failed" | "unsent"; reason?: string },
  ) => {
    const [letter] = await ctx.db.candidateLetter.updateManyAndReturn({
      where: { id: letterId, status: "waiting" },
      data: {
        ...stored("reason", reason ?? null),
        sentAt: outcome === "sent" ? new Date() : null,
        ...(outcome === "unsent" ? { attemptedAt: null } : { status: outcome }),
      },
      include: { decision: { select: { applicationId: true, decidedBy: true } } },
    });
    if (!letter || outcome === "unsent") return;
    const { applicationId, decidedBy } = letter.decision;
    await record(ctx, `application.letter-${outcome}`, applicationId, { letterId });
    if (outcome === "failed")
      await notify(ctx, { kind: "letter_failed", subjectId: applicationId, userIds: [decidedBy] });
  },
);
