import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { modelOf } from "@/lib/judging/ai/choice/model-of";
import { type Batch, batchesOf, type BatchRequest } from "@/lib/judging/ai/openai/batch/batches";
import { answersIn, requestsFor } from "@/lib/judging/ai/openai/batch/judge-in-batch";
import type { Judge } from "@/lib/judging/ai/judging";
import type { OpenAiConfig } from "@/lib/judging/ai/openai/config";
import { openAiJudge } from "@/lib/judging/ai/openai/judge";
import { Unanswered } from "@/lib/judging/ai/unanswered";
import { conflict, DomainError, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { lockApplications } from "@/lib/judging/states/before";
import { inScoring } from "@/lib/judging/states/states";
import { gather } from "../gather";
import { prepare } from "../in-thread";
import { askOpen, openQuestions, type Ready } from "../judge-person";
import { recordDelay } from "../queue";
import { endBatch, findBatch, keepAnswers, markSent, type Outcome, takeIntoBatch } from "./batch-rows";

const inBatch = sentence("Sent in a batch: the answer comes within a day.");
const noBatch = sentence("The provider did not accept the batch: judged one by one.");
const unfinished = sentence("The provider did not finish the batch: the rest are judged one by one.");

/** How many applications are read in one step. */
const stepSize = 50;

/** Opens a batch of a job's unscored applications, if the organization's model is used in batches. */
export async function openBatch(evaluator: Actor, job: { jobId: string }): Promise<{ batched: number }> {
  const model = await modelOf(evaluator);
  return model?.batch ? takeIntoBatch(evaluator, job) : { batched: 0 };
}

/**
 * Sends a batch's requests to the provider. Safe to run again until the provider has them; if it accepts no batch, or
 * the model was changed, the applications are judged one by one. `sent` is false when there is nothing to wait for.
 */
export async function sendBatch(evaluator: Actor, batchId: string): Promise<{ sent: boolean }> {
  const { status, waiting } = await findBatch(evaluator, batchId);
  if (status !== "preparing") return { sent: status === "waiting" };
  const model = await modelOf(evaluator);
  const requests: BatchRequest[] = [];
  for (let at = 0; model?.batch && at < waiting.length; at += stepSize)
    requests.push(...(await requestsOf(evaluator, model, batchId, waiting.slice(at, at + stepSize))));
  const batches = model?.batch ? batchesOf(model) : null;
  const isSendable = batches && requests.length > 0;
  const batch = isSendable ? await batches.create(batchId, requests).catch(nullIfRefused) : null;
  if (!batches || !batch) {
    await endBatch(evaluator, batchId, batches && !isSendable ? null : noBatch);
    return { sent: false };
  }
  const sent = await markSent(evaluator, batchId, batch.id);
  if (!sent) await batches.cancel(batch.id);
  return { sent };
}

/** The requests about some applications of a batch. Those without any are judged one by one, at once. */
async function requestsOf(evaluator: Actor, model: OpenAiConfig, batchId: string, applicationIds: string[]) {
  const { ready } = await gather(evaluator, { applicationIds });
  const judge = openAiJudge(model);
  const { id, version } = judge;
  const requests = new Map<string, BatchRequest[]>();
  for (const person of ready) {
    const { applicationId, job } = person;
    const { dossier } = (await prepare(person, { id, version })).flagged;
    const { open, styles } = openQuestions(judge, person, dossier);
    const asked = { title: job.title, styles };
    // Refuses documents that are too long for the model: judged alone, the application says so.
    const own = await requestsFor(model, applicationId, dossier, open, asked).catch(nullIfRefused);
    if (own && own.length > 0) requests.set(applicationId, own);
  }
  const others = applicationIds.filter((id) => !requests.has(id));
  await keepAnswers(evaluator, batchId, others.map(withoutAnswer));
  await recordDelay(evaluator, { applicationIds: [...requests.keys()], reason: inBatch });
  return [...requests.values()].flat();
}

function nullIfRefused(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

const ended: ReadonlySet<Batch["status"]> = new Set(["completed", "failed", "expired", "cancelled"]);

/** Whether the provider has finished a batch, or a person has cancelled it. */
export async function isAnswered(evaluator: Actor, batchId: string): Promise<{ answered: boolean }> {
  const { status, externalId } = await findBatch(evaluator, batchId);
  if (status !== "waiting" || !externalId) return { answered: true };
  const model = await modelOf(evaluator);
  // Without the model there is no key to ask with: no answer will ever come.
  if (!model?.batch) return { answered: true };
  return { answered: ended.has((await batchesOf(model).look(externalId)).status) };
}

/**
 * Stores a batch's answers, some applications at a time, as if the model had been asked, and queues the applications:
 * scoring them then asks only what has no usable answer. Safe to run again: only waiting rows are processed.
 */
export async function collectBatch(evaluator: Actor, batchId: string): Promise<{ more: boolean }> {
  const { status, externalId, waiting } = await findBatch(evaluator, batchId);
  const model = await modelOf(evaluator);
  if (status !== "waiting" || !externalId || !model?.batch) {
    if (status === "waiting") await endBatch(evaluator, batchId, noBatch);
    return { more: false };
  }
  const batches = batchesOf(model);
  const batch = await batches.look(externalId);
  const bodies = new Map((await batches.answers(batch)).map(({ id, body }) => [id, body]));
  const applicationIds = waiting.slice(0, stepSize);
  const { ready } = await gather(evaluator, { applicationIds });
  const outcomes = await Promise.all(
    applicationIds.map(async (id) => {
      const person = ready.find(({ applicationId }) => applicationId === id);
      return person ? outcomeOf(person, model, bodies) : withoutAnswer(id);
    }),
  );
  await keepAnswers(evaluator, batchId, outcomes);
  if (waiting.length > stepSize) return { more: true };
  await endBatch(evaluator, batchId, batch.status === "completed" ? null : unfinished);
  await batches.forget(batch);
  return { more: false };
}

async function outcomeOf(
  person: Ready,
  model: OpenAiConfig,
  bodies: ReadonlyMap<string, unknown>,
): Promise<Outcome> {
  const { applicationId } = person;
  const { id, version } = openAiJudge(model);
  const assess: Judge["assess"] = (dossier, criteria, asked = { title: null, styles: true }) =>
    answersIn(model, applicationId, { dossier, criteria, asked }, bodies);
  const { dossier } = (await prepare(person, { id, version })).flagged;
  try {
    const { told, usage } = await askOpen({ id, version, assess }, person, dossier);
    return { applicationId, told, usage };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...withoutAnswer(applicationId), usage: error instanceof Unanswered ? error.usage : [] };
  }
}

const withoutAnswer = (applicationId: string): Outcome => ({ applicationId, told: null, usage: [] });

/**
 * Cancels a batch that has not ended: applications that still wait are not judged, are marked as cancelled and cost
 * no credits. The provider charges for what it has answered by then.
 */
export const cancelBatch = flow({
  name: "cancelBatch",
  permission: "candidate:write",
  input: z.object({ batchId: z.uuid() }),
  output: z.object({ cancelled: z.int() }),

  async run(actor, { batchId }) {
    const { externalId, cancelled } = await stopBatch(actor, { batchId });
    const model = externalId ? await modelOf(actor) : null;
    // Best effort, to spare the provider work: its answers are no longer read.
    if (model?.batch && externalId)
      await batchesOf(model)
        .cancel(externalId)
        .catch(() => undefined);
    return { cancelled };
  },
});

/** Cancels a batch that has not ended, and the scoring of its applications that still wait. */
const stopBatch = useCase({
  name: "stopBatch",
  permission: "candidate:write",
  input: z.object({ batchId: z.uuid() }),
  output: z.object({ externalId: z.string().nullable(), cancelled: z.int() }),

  async run(ctx, { batchId }) {
    const { db } = ctx;
    const batch = await db.judgeBatch.findUnique({ where: { id: batchId } });
    if (!batch) throw notFound("Batch");
    const { count } = await db.judgeBatch.updateMany({
      where: { id: batchId, status: { in: ["preparing", "waiting"] } },
      data: { status: "cancelled", endedAt: new Date() },
    });
    if (count === 0) throw conflict("This batch has ended.");
    const rows = await db.judgeBatchRow.updateManyAndReturn({
      where: { batchId, status: "waiting" },
      data: { status: "cancelled", note: sentence("Cancelled.") },
      select: { applicationId: true },
    });
    const ids = rows.map(({ applicationId }) => applicationId);
    await lockApplications(db, ids);
    await db.application.updateMany({
      where: { id: { in: ids }, disposition: "active", scoreStatus: { in: inScoring } },
      data: {
        scoreStatus: "failed",
        scoreReason: sentence("Scoring was cancelled."),
        scoringStoppedAt: new Date(),
      },
    });
    await record(ctx, "judge-batch.cancelled", batchId, { applications: rows.length });
    return { externalId: batch.externalId, cancelled: rows.length };
  },
});
