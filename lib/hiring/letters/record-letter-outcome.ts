import { step } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { stored } from "@/lib/say";
import { letterOf, notifyOfFailure, withAddressee } from "./letter-of";

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
    const [row] = await ctx.db.candidateLetter.updateManyAndReturn({
      where: { id: letterId, status: "waiting" },
      data: {
        ...stored("reason", reason ?? null),
        sentAt: outcome === "sent" ? new Date() : null,
        ...(outcome === "unsent" ? { attemptedAt: null } : { status: outcome }),
      },
      include: withAddressee,
    });
    if (!row || outcome === "unsent") return;
    const letter = letterOf(row);
    await record(ctx, `${letter.named}-${outcome}`, letter.subjectId, { letterId });
    if (outcome === "failed") await notifyOfFailure(ctx, letter);
  },
);
