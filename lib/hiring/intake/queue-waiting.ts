import type { Context } from "@/lib/platform/access/use-case";
import { queueLocked } from "@/lib/judging/evaluation/queue";
import { lockApplicationsOf } from "@/lib/judging/states/before";
import { queuedByReadCv } from "@/lib/judging/states/states";

/**
 * Queues evaluation of the candidate's active applications that wait for a CV, with the newest readable one. Scoring
 * that was stopped after this CV came in stays stopped.
 */
export async function queueWaiting(ctx: Context, candidateId: string, receivedAt: Date) {
  await lockApplicationsOf(ctx.db, [candidateId]);
  await queueLocked(ctx, {
    candidateId,
    scoreStatus: { in: queuedByReadCv },
    OR: [{ scoringStoppedAt: null }, { scoringStoppedAt: { lt: receivedAt } }, { scoreStatus: "queued" }],
  });
}
