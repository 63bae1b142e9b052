import type { Actor } from "@/lib/access/actor";
import { modelOf } from "@/lib/ai/choice/model-of";
import { judgeBy } from "@/lib/ai/model";
import { type Batch, batchesOf, type BatchRequest } from "@/lib/ai/openai/batch/batches";
import { judgeWithAnswers, requestsFor } from "@/lib/ai/openai/batch/judge-in-batch";
import type { OpenAiConfig } from "@/lib/ai/openai/config";
import { DomainError } from "@/lib/errors";
import { evaluateApplication, openQuestions } from "../evaluate-application";
import { recordDelay, settleUnscored } from "../settle-unscored";
import { endBatch, findBatch, markSent, recordRow } from "./batch-rows";
import { sentence } from "@/lib/say";

const inBatch = sentence("Sent in a batch: the answer comes within a day.");
const noBatch = sentence("The provider did not accept the batch: judged one by one.");

/**
 * Sends a batch's requests to the provider. Safe to run again until the provider has them; if it accepts no batch, or
 * the model was changed, the applications are judged one by one. `sent` is false when there is nothing to wait for.
 */
export async function sendBatch(evaluator: Actor, batchId: string): Promise<{ sent: boolean }> {
  const { status, waiting } = await findBatch(evaluator, { batchId });
  if (status !== "preparing") return { sent: status === "waiting" };
  const model = await modelOf(evaluator);
  const requests: BatchRequest[] = [];
  if (model?.batch)
    for (const applicationId of waiting)
      requests.push(...(await gather(evaluator, model, batchId, applicationId)));
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

async function gather(evaluator: Actor, model: OpenAiConfig, batchId: string, applicationId: string) {
  const judged = await openQuestions(evaluator, applicationId, judgeBy(model));
  if (!judged) {
    await recordRow(evaluator, {
      batchId,
      applicationId,
      status: "cancelled",
      note: "Nothing was left to judge.",
    });
    return [];
  }
  if (judged.criteria.length === 0) return [];
  try {
    const requests = await requestsFor(model, applicationId, judged.dossier, judged.criteria);
    await recordDelay(evaluator, { applicationId, reason: inBatch });
    return requests;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await fail(evaluator, batchId, applicationId, error.message);
    return [];
  }
}

async function fail(evaluator: Actor, batchId: string, applicationId: string, reason: string) {
  await settleUnscored(evaluator, { applicationId, scoreStatus: "failed", reason });
  await recordRow(evaluator, { batchId, applicationId, status: "failed", note: reason });
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

/** How many applications one step judges. */
const stepSize = 50;

/**
 * Records a batch's answers, some applications at a time; those without a usable answer are queued to be judged one by
 * one, so that no answer has to wait for a model that is down.
 * Safe to run again: only waiting rows are processed, and an application is charged once.
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
  const answers = new Map((await batches.answers(batch)).map(({ id, body }) => [id, body]));
  for (const applicationId of waiting.slice(0, stepSize))
    await judgeRow(evaluator, model, batchId, applicationId, answers);
  if (waiting.length > stepSize) return { more: true };
  await endBatch(evaluator, {
    batchId,
    note: batch.status === "completed" ? null : `The batch ${batch.status}.`,
  });
  await batches.forget(batch);
  return { more: false };
}

async function judgeRow(
  evaluator: Actor,
  model: OpenAiConfig,
  batchId: string,
  applicationId: string,
  answers: ReadonlyMap<string, unknown>,
) {
  const judge = judgeWithAnswers(model, applicationId, answers);
  const setStatus = (status: "judged" | "singly" | "failed" | "cancelled", note: string | null) =>
    recordRow(evaluator, { batchId, applicationId, status, note });
  try {
    const { state } = await evaluateApplication(evaluator, applicationId, judge);
    if (state === "awaiting_credits") await setStatus("failed", "Waiting for credits.");
    else if (state !== "scored")
      await setStatus("cancelled", "Decided, or due to be judged again, before the answer came.");
    else await setStatus("judged", null);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "unavailable")
      await setStatus("singly", "The batch returned no usable answer: judged individually.");
    else await fail(evaluator, batchId, applicationId, error.message);
  }
}
