import type { Actor } from "@/lib/access/actor";
import { modelOf } from "@/lib/ai/choice/model-of";
import type { Judge } from "@/lib/ai/judging";
import { type Batch, batchesOf, type BatchRequest } from "@/lib/ai/openai/batch/batches";
import { answersIn, requestsFor } from "@/lib/ai/openai/batch/judge-in-batch";
import type { OpenAiConfig } from "@/lib/ai/openai/config";
import { openAiJudge } from "@/lib/ai/openai/judge";
import { Unanswered } from "@/lib/ai/unanswered";
import { DomainError } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { askOpen, openQuestions } from "../answers";
import { gather, type Ready } from "../gather";
import { prepare } from "../in-thread";
import { stylesRead } from "../store-styles";
import { recordDelay } from "../settle-unscored";
import { endBatch, findBatch, keepAnswers, markSent, type Outcome } from "./batch-rows";

const inBatch = sentence("Sent in a batch: the answer comes within a day.");
const outdated = "Decided, or due to be judged again, before the answer came.";
const noBatch = sentence("The provider did not accept the batch: judged one by one.");

/** How many applications are read in one step. */
const stepSize = 50;

/**
 * Sends a batch's requests to the provider. Safe to run again until the provider has them; if it accepts no batch, or
 * the model was changed, the applications are judged one by one. `sent` is false when there is nothing to wait for.
 */
export async function sendBatch(evaluator: Actor, batchId: string): Promise<{ sent: boolean }> {
  const { status, waiting } = await findBatch(evaluator, { batchId });
  if (status !== "preparing") return { sent: status === "waiting" };
  const model = await modelOf(evaluator);
  const requests: BatchRequest[] = [];
  for (let at = 0; model?.batch && at < waiting.length; at += stepSize)
    requests.push(...(await requestsOf(evaluator, model, batchId, waiting.slice(at, at + stepSize))));
  if (!model?.batch || requests.length === 0) {
    await endBatch(evaluator, { batchId, note: model?.batch ? null : noBatch });
    return { sent: false };
  }
  const batches = batchesOf(model);
  const batch = await batches.create(batchId, requests).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!batch) {
    await endBatch(evaluator, { batchId, note: noBatch });
    return { sent: false };
  }
  const { isKept } = await markSent(evaluator, { batchId, externalId: batch.id });
  if (!isKept) await batches.cancel(batch.id);
  return { sent: isKept };
}

/** The requests about some applications of a batch. Those without any are judged one by one, at once. */
async function requestsOf(evaluator: Actor, model: OpenAiConfig, batchId: string, applicationIds: string[]) {
  const { ready } = await gather(evaluator, { due: { applicationIds } });
  const judge = openAiJudge(model);
  const requests: BatchRequest[] = [];
  const sent = new Set<string>();
  for (const person of ready) {
    const { dossier, criteria, job } = await askedOf(person, model);
    const { open, styles } = openQuestions(judge, { dossier, criteria }, person.answered);
    const asked = { title: job.title, styles };
    // Also documents that are too long for the model: judged alone, the application says so.
    const own = await requestsFor(model, person.applicationId, dossier, open, asked).catch(noRequests);
    if (own.length > 0) sent.add(person.applicationId);
    requests.push(...own);
  }
  const outcomes = applicationIds
    .filter((id) => !sent.has(id))
    .map((id) => unanswered(id, "singly", "Nothing about it was sent in the batch."));
  await keepAnswers(evaluator, { batchId, outcomes });
  await recordDelay(evaluator, { applicationIds: [...sent], reason: inBatch });
  return requests;
}

function noRequests(error: unknown): BatchRequest[] {
  if (error instanceof DomainError) return [];
  throw error;
}

async function askedOf(person: Ready, model: OpenAiConfig) {
  const { id, version } = openAiJudge(model);
  const { flagged, work } = await prepare(person, { id, version });
  return { dossier: flagged.dossier, criteria: work.content.criteria, job: person.job };
}

const ended: ReadonlySet<Batch["status"]> = new Set(["completed", "failed", "expired", "cancelled"]);

/** Whether the provider has finished a batch, or a person has cancelled it. */
export async function isAnswered(evaluator: Actor, batchId: string): Promise<{ answered: boolean }> {
  const { status, externalId } = await findBatch(evaluator, { batchId });
  if (status !== "waiting" || !externalId) return { answered: true };
  const model = await modelOf(evaluator);
  // Without the model there is no key to ask with: no answer will ever come.
  if (!model?.batch) return { answered: true };
  return { answered: ended.has((await batchesOf(model).look(externalId)).status) };
}

/**
 * Stores a batch's answers, some applications at a time, as if the model had been asked, and queues the applications:
 * scoring them then asks only what has no usable answer.
 * Safe to run again: only waiting rows are processed.
 */
export async function collectBatch(evaluator: Actor, batchId: string): Promise<{ more: boolean }> {
  const { status, externalId, waiting } = await findBatch(evaluator, { batchId });
  const model = await modelOf(evaluator);
  if (status !== "waiting" || !externalId || !model?.batch) {
    if (status === "waiting") await endBatch(evaluator, { batchId, note: noBatch });
    return { more: false };
  }
  const batches = batchesOf(model);
  const batch = await batches.look(externalId);
  const bodies = new Map((await batches.answers(batch)).map(({ id, body }) => [id, body]));
  const applicationIds = waiting.slice(0, stepSize);
  const { ready } = await gather(evaluator, { due: { applicationIds } });
  const outcomes = await Promise.all(
    applicationIds.map(async (applicationId) => {
      const person = ready.find((one) => one.applicationId === applicationId);
      return person ? outcomeOf(person, model, bodies) : unanswered(applicationId, "cancelled", outdated);
    }),
  );
  await keepAnswers(evaluator, { batchId, outcomes });
  if (waiting.length > stepSize) return { more: true };
  await endBatch(evaluator, {
    batchId,
    note: batch.status === "completed" ? null : `The batch ${batch.status}.`,
  });
  await batches.forget(batch);
  return { more: false };
}

async function outcomeOf(
  person: Ready,
  model: OpenAiConfig,
  bodies: ReadonlyMap<string, unknown>,
): Promise<Outcome> {
  const { applicationId } = person;
  const judge: Judge = {
    ...openAiJudge(model),
    assess: (dossier, criteria, asked = { title: null, styles: true }) =>
      answersIn(model, applicationId, { dossier, criteria, asked }, bodies),
  };
  try {
    const { answered, styles, usage } = await askOpen(
      judge,
      applicationId,
      await askedOf(person, model),
      person.answered,
    );
    const read = stylesRead(person, judge, styles);
    return { applicationId, status: "judged", note: null, answered, styles: read, usage };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const usage = error instanceof Unanswered ? error.usage : [];
    return {
      ...unanswered(applicationId, "singly", "The batch returned no usable answer: judged individually."),
      usage,
    };
  }
}

const unanswered = (applicationId: string, status: "singly" | "cancelled", note: string): Outcome => ({
  applicationId,
  status,
  note,
  answered: null,
  styles: null,
  usage: [],
});
