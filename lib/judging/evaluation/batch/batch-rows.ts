import { step } from "@/lib/platform/access/use-case";
import type { Usage } from "@/lib/judging/ai/usage";
import { affordable } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import { notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { judgeBatchOpened } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { lockApplications } from "@/lib/judging/states/before";
import { noticeDay } from "@/lib/judging/states/notice-day";
import { awaitsVersion, inScoring } from "@/lib/judging/states/states";
import { storeAnswers } from "../judge";
import type { Told } from "../judge-person";
import { queue } from "../queue";

/** Fewer are judged one by one: waiting up to a day for the answers only pays off for many. */
const leastForBatch = 20;
const mostInBatch = 1_000;

const noAnswer = sentence("The batch has no usable answer about it.");

/**
 * Takes a job's applications that the current scorecard version has not scored into a new batch, if enough of them
 * wait. At most as many as the balance can pay for, beside those that wait in other batches.
 */
export const takeIntoBatch = step("takeIntoBatch", async (ctx, { jobId }: { jobId: string }) => {
  const { db } = ctx;
  if (await noticeDay(ctx, jobId)) return { batched: 0 };
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

/** A batch's status, and its applications that still wait. */
export const findBatch = step("findBatch", async ({ db }, batchId: string) => {
  const batch = await db.judgeBatch.findUnique({
    where: { id: batchId },
    include: { rows: { where: { status: "waiting" }, orderBy: { applicationId: "asc" } } },
  });
  if (!batch) throw notFound("Batch");
  const { status, externalId, rows } = batch;
  return { status, externalId, waiting: rows.map(({ applicationId }) => applicationId) };
});

/** Records that the provider has a batch. Returns false if it was cancelled meanwhile, which it stays. */
export const markSent = step("markSent", async ({ db }, batchId: string, externalId: string) => {
  const { count } = await db.judgeBatch.updateMany({
    where: { id: batchId, status: "preparing" },
    data: { status: "waiting", externalId },
  });
  return count > 0;
});

/** What a batch says about an application, and what that cost; `told` is null where it has no usable answer. */
export type Outcome = { applicationId: string; told: Told | null; usage: Usage[] };

/** Records what a batch says about some of its applications, and queues them. Later outcomes are ignored. */
export const keepAnswers = step("keepAnswers", async (ctx, batchId: string, outcomes: Outcome[]) => {
  const { db } = ctx;
  const kept: Outcome[] = [];
  for (const outcome of outcomes) {
    const { count } = await db.judgeBatchRow.updateMany({
      where: { batchId, applicationId: outcome.applicationId, status: "waiting" },
      data: outcome.told ? { status: "judged" } : { status: "singly", note: noAnswer },
    });
    if (count > 0) kept.push(outcome);
  }
  await storeAnswers(
    ctx,
    kept.flatMap(({ told }) => told ?? []),
  );
  await db.aiUsage.createMany({
    data: kept.flatMap(({ applicationId: subjectId, usage }) => usage.map((one) => ({ ...one, subjectId }))),
  });
  const ids = kept.map(({ applicationId }) => applicationId);
  await queue(ctx, ids, inScoring);
});

/** Ends a batch, with the reason if it did not end as planned. Applications that still wait are judged one by one. */
export const endBatch = step("endBatch", async (ctx, batchId: string, note: string | null) => {
  const rows = await ctx.db.judgeBatchRow.updateManyAndReturn({
    where: { batchId, status: "waiting" },
    data: { status: "singly", note },
    select: { applicationId: true },
  });
  const ids = rows.map(({ applicationId }) => applicationId);
  await queue(ctx, ids, inScoring);
  await ctx.db.judgeBatch.updateMany({
    where: { id: batchId, status: { in: ["preparing", "waiting"] } },
    data: { status: rows.length > 0 ? "singly" : "done", note, endedAt: new Date() },
  });
});
