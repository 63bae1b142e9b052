import type { Actor } from "@/lib/access/actor";
import { step } from "@/lib/access/use-case";
import { modelOf } from "@/lib/ai/choice/model-of";
import { affordable } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { emit } from "@/lib/events/emit";
import { judgeBatchOpened } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { lockApplications } from "@/lib/states/before";
import { awaitsVersion } from "@/lib/states/states";
import { sentence } from "@/lib/say";

/** Fewer are judged one by one: waiting up to a day for the answers only pays off for many. */
const leastForBatch = 20;
const mostInBatch = 1_000;

/**
 * Opens a batch of a job's applications that the current scorecard version has not scored, if the organization's
 * model is used in batches and enough of them wait. At most as many as the balance can pay for, beside those that wait
 * in other batches.
 */
export async function openBatch(
  evaluator: Actor,
  { jobId }: { jobId: string },
): Promise<{ batched: number }> {
  const model = await modelOf(evaluator);
  return model?.batch ? take(evaluator, { jobId }) : { batched: 0 };
}

const take = step("take", async (ctx, { jobId }: { jobId: string }) => {
  const { db } = ctx;
  // Batches of other jobs opened at the same time are paid from the same balance.
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`batches:${ctx.actor.organizationId}`}))::text`;
  const waiting = { disposition: "active" as const, scoreStatus: { in: awaitsVersion } };
  const batched = await db.judgeBatchRow.count({ where: { status: "waiting" } });
  const payable = Math.max(0, (await affordable(ctx, prices.evaluation)) - batched);
  const due = await db.application.findMany({
    where: { jobId, ...waiting },
    orderBy: { id: "asc" },
    take: Math.min(mostInBatch, payable),
    select: { id: true },
  });
  if (due.length < leastForBatch) return { batched: 0 };
  const ids = due.map(({ id }) => id);
  await lockApplications(db, ids);
  const queued = await db.application.updateManyAndReturn({
    where: { id: { in: ids }, ...waiting },
    data: {
      scoreStatus: "queued",
      scoreReason: sentence("Waiting to be judged in a batch, within a day."),
    },
    select: { id: true },
  });
  const batch = await db.judgeBatch.create({
    data: { jobId, rows: { create: queued.map(({ id }) => ({ applicationId: id })) } },
  });
  await record(ctx, "judge-batch.opened", batch.id, { applications: queued.length });
  await emit(ctx, judgeBatchOpened, { batchId: batch.id });
  return { batched: queued.length };
});
