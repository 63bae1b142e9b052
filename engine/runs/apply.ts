import type { StoredEvent } from "../store/event.ts";
import type { Catalogue } from "../functions/catalogue.ts";
import { maxAttempts } from "../functions/options.ts";
import type { Tx } from "../store/database.ts";
import { memoize } from "./continue.ts";
import { failure, failureOf } from "./failure.ts";
import { finishRun } from "./finish.ts";
import { parseOperations, UnsupportedOperation, type Operation } from "./operations.ts";
import { planNext } from "./plan.ts";
import { backoffMs, requeue, type Backoff } from "./retry.ts";
import type { Outcome, Run, StepFailure } from "./run.ts";

/** A job whose lease we still hold, locked in the current transaction. */
export type HeldJob = { id: string; attempt: number };

/** The result of a call: the SDK's answer, or a `fault` in its place. */
export type Reply = {
  status: number;
  version?: number;
  noRetry: boolean;
  retryAfter?: string;
  body: unknown;
  fault?: StepFailure;
};

/** `emitted` must be published in the same transaction. */
type Settled = { emitted: StoredEvent[]; retryInMs?: number };

/** Inngest allows a function no more steps than this. */
const maxSteps = 1_000;

/** Applies an answer to the run: memoizes, plans, retries or ends. */
export async function applyReply(
  tx: Tx,
  catalogue: Catalogue,
  run: Run,
  job: HeldJob,
  reply: Reply,
  backoff: Backoff,
): Promise<Settled> {
  const end = async (outcome: Outcome): Promise<Settled> => ({ emitted: await finishRun(tx, run, outcome) });
  const fail = (error: StepFailure, result: unknown = error) => end({ status: "failed", error, result });
  const fn = catalogue.find(run.function_id);
  if (!fn) {
    return fail(failure("FunctionNotFound", `The function ${run.function_id} is no longer registered`));
  }
  if (reply.version !== undefined && run.version === -1) {
    run.version = reply.version;
    await tx.query("update engine.run set version = $2 where id = $1", [run.id, reply.version]);
  }
  const last = reply.noRetry || job.attempt + 1 >= maxAttempts(fn.config);
  const retry = async (): Promise<Settled> => {
    const delay = backoffMs(job.attempt, reply.retryAfter, backoff);
    await requeue(tx, job.id, delay);
    return { emitted: [], retryInMs: delay };
  };

  if (reply.fault) return last ? fail(reply.fault) : retry();
  if (reply.status === 200) return end({ status: "completed", output: reply.body });
  if (reply.status !== 206) return last ? fail(failureOf(reply.body), reply.body) : retry();
  try {
    const operations = parseOperations(reply.body);
    if (await memoizeEnded(tx, run, job, operations, last)) return retry();
    const complete = operations.find((operation) => operation.op === "RunComplete");
    if (complete) return end({ status: "completed", output: complete.data });
    await tx.query("delete from engine.job where id = $1", [job.id]);
    await planNext(tx, run, operations);
    return { emitted: [] };
  } catch (error) {
    if (error instanceof UnsupportedOperation) return fail(failure(error.name, error.message));
    throw error;
  }
}

/**
 * Memoizes the steps that have ended.
 * @returns whether one failed and must be retried
 * @throws UnsupportedOperation when there are more steps than Inngest allows
 */
async function memoizeEnded(
  tx: Tx,
  run: Run,
  job: HeldJob,
  operations: Operation[],
  last: boolean,
): Promise<boolean> {
  const steps = operations.filter(({ op }) => op !== "RunComplete");
  if (run.stack.length + steps.length > maxSteps) {
    throw new UnsupportedOperation(`A function may have no more than ${maxSteps} steps`);
  }
  let mustRetry = false;
  for (const operation of operations) {
    const step = { id: operation.id, name: operation.displayName, attempts: job.attempt + 1 };
    if (operation.op === "StepRun") await memoize(tx, run, step, { data: operation.data ?? null });
    else if (operation.op === "StepFailed" || (operation.op === "StepError" && last)) {
      await memoize(tx, run, step, { error: failureOf(operation.error) });
    } else if (operation.op === "StepError") mustRetry = true;
  }
  return mustRetry;
}
