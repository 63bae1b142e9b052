import type { Context } from "@/lib/access/use-case";
import { emit } from "@/lib/events/emit";
import { applicationQueued } from "@/lib/events/events";
import { lockApplicationsOf } from "@/lib/states/before";
import { queuedByReadCv } from "@/lib/states/states";

/**
 * Queues evaluation of the candidate's active applications that wait for a CV, with the newest readable one. Scoring
 * that was stopped after this CV came in stays stopped.
 */
export async function queueWaiting(ctx: Context, candidateId: string, receivedAt: Date) {
  await lockApplicationsOf(ctx.db, [candidateId]);
  const waiting = await ctx.db.application.updateManyAndReturn({
    where: {
      candidateId,
      disposition: "active",
      scoreStatus: { in: queuedByReadCv },
      OR: [{ scoringStoppedAt: null }, { scoringStoppedAt: { lt: receivedAt } }, { scoreStatus: "queued" }],
    },
    data: { scoreStatus: "queued", scoreReason: null },
    select: { id: true },
  });
  for (const { id } of waiting) await emit(ctx, applicationQueued, { applicationId: id });
}
