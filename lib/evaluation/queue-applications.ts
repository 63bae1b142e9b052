import { type Context, step } from "@/lib/access/use-case";
import { affordable } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import type { Prisma } from "@/lib/db/generated/client";
import type { ScoreStatus } from "@/lib/db/generated/enums";
import { emit } from "@/lib/events/emit";
import { applicationQueued } from "@/lib/events/events";
import { lockApplications } from "@/lib/states/before";
import { awaitsVersion, unfinished } from "@/lib/states/states";

/** How many are queued in one transaction; the caller asks again until none are left. */
const batch = 200;

/** Queues a job's active applications that the current scorecard version has not scored. */
export const queueForRescoring = step("queueForRescoring", async (ctx, { jobId }: { jobId: string }) => ({
  queued: await queueOldest(ctx, { jobId }, awaitsVersion, batch),
}));

/**
 * Queues applications that wait for credits, oldest first, as many as the balance could pay for, or `most`. The caller
 * passes what is `left` of that, until nothing is queued.
 */
export const queueAwaitingCredits = step(
  "queueAwaitingCredits",
  async (ctx, { most = null }: { most?: number | null }) => {
    const payable = most ?? (await affordable(ctx, prices.evaluation));
    const queued = await queueOldest(ctx, {}, ["awaiting_credits"], Math.min(batch, payable));
    return { queued, left: payable - queued };
  },
);

async function queueOldest(ctx: Context, where: { jobId?: string }, from: ScoreStatus[], most: number) {
  const due = await ctx.db.application.findMany({
    where: { ...where, disposition: "active", scoreStatus: { in: from } },
    orderBy: { id: "asc" },
    take: most,
    select: { id: true },
  });
  const ids = due.map(({ id }) => id);
  return queue(ctx, ids, from);
}

/** Queues those of some applications that are undecided and in one of these statuses. Returns how many. */
export async function queue(ctx: Context, ids: string[], from: ScoreStatus[], changes: Changes = {}) {
  await lockApplications(ctx.db, ids);
  return queueLocked(ctx, { id: { in: ids }, scoreStatus: { in: from } }, changes);
}

type Changes = Pick<Prisma.ApplicationUpdateManyMutationInput, "revision">;

/** Queues those of some locked applications that are undecided. Returns how many. */
export async function queueLocked(
  ctx: Context,
  where: Prisma.ApplicationWhereInput,
  changes: Changes = {},
): Promise<number> {
  const queued = await ctx.db.application.updateManyAndReturn({
    where: { ...where, disposition: "active" },
    data: { scoreStatus: "queued", scoreReason: null, ...changes },
    select: { id: true },
  });
  for (const { id } of queued) await emit(ctx, applicationQueued, { applicationId: id });
  return queued.length;
}

/**
 * Queues an application that is undecided again, as it was passed over while it was decided; unless it has its score or
 * no CV that was read, or a person stopped its scoring.
 */
export async function resumeScoring(ctx: Context, applicationId: string) {
  const cv = { kind: "cv", readStatus: "read" } as const;
  const readable = await ctx.db.application.count({
    where: { id: applicationId, scoringStoppedAt: null, candidate: { attachments: { some: cv } } },
  });
  if (readable > 0) await queue(ctx, [applicationId], unfinished);
}
