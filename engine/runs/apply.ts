import type { StoredEvent } from "../events/event.ts";
import type { Catalogue } from "../functions/catalogue.ts";
import { maxAttempts } from "../functions/options.ts";
import type { Tx } from "../store/database.ts";
import { continueRun, memoize } from "./continue.ts";
import { failure, failureOf } from "./failure.ts";
import { finishRun } from "./finish.ts";
import { parseOperations, UnsupportedOperation, type Operation } from "./operations.ts";
import { planSteps } from "./plan.ts";
import { backoffMs, requeue, type Backoff } from "./retry.ts";
import type { Outcome, Run } from "./run.ts";

/** A job whose lease we still hold, locked in the transaction at hand. */
export type HeldJob = { id: string; step_id: string; attempt: number; race: boolean; again: boolean };

/** What the app answered. `body` is undefined when it was not JSON. */
export type Reply = {
  status: number;
  version?: number;
  noRetry: boolean;
  retryAfter?: string;
  body: unknown;
  sdk: boolean;
};

type Settled = {
  /** To be published in the same transaction. */
  emitted: StoredEvent[];
  retryInMs?: number;
};

/** Inngest lets a function have no more steps than this. */
const maxSteps = 1_000;

/** Takes an answer into the run's state: memoizes, plans, retries or ends. */
export async function applyReply(
  tx: Tx,
  catalogue: Catalogue,
  run: Run,
  job: HeldJob,
  reply: Reply,
  backoff: Backoff,
): Promise<Settled> {
  const end = async (outcome: Outcome): Promise<Settled> => ({ emitted: await finishRun(tx, run, outcome) });
  const fail = (name: string, message: string) => {
    const error = failure(name, message);
    return end({ status: "failed", error, result: error });
  };
  const fn = catalogue.find(run.function_id);
  if (!fn) return fail("FunctionNotFound", `The function ${run.function_id} is no longer registered`);
  if (reply.version !== undefined && run.version === -1) {
    run.version = reply.version;
    await tx.query("update engine.run set version = $2 where id = $1", [run.id, reply.version]);
  }
  const lastAttempt = job.attempt + 1 >= maxAttempts(fn.config) || reply.noRetry;
  const retry = async (): Promise<Settled> => {
    const delay = backoffMs(job.attempt, reply.retryAfter, backoff);
    await requeue(tx, job.id, delay, 1);
    return { emitted: [], retryInMs: delay };
  };

  if (!reply.sdk) {
    return lastAttempt
      ? fail("BadAnswer", `The app answered ${reply.status} without speaking Inngest's protocol`)
      : retry();
  }
  if (reply.status === 200) return end({ status: "completed", output: reply.body });
  if (reply.status !== 206) {
    return lastAttempt
      ? end({ status: "failed", error: failureOf(reply.body), result: reply.body })
      : retry();
  }

  let operations: Operation[];
  try {
    operations = parseOperations(reply.body);
  } catch (error) {
    if (error instanceof UnsupportedOperation) return fail(error.name, error.message);
    throw error;
  }
  const steps = operations.filter(({ op }) => op !== "RunComplete" && op !== "DiscoveryRequest");
  if (run.stack.length + steps.length > maxSteps) {
    return fail("TooManySteps", `A function may have no more than ${maxSteps} steps`);
  }
  let failing = false;
  for (const operation of operations) {
    const ended = { id: operation.id, name: operation.displayName, attempts: job.attempt + 1 };
    if (operation.op === "StepRun") await memoize(tx, run, ended, { data: operation.data ?? null });
    else if (operation.op === "StepFailed" || (operation.op === "StepError" && lastAttempt)) {
      await memoize(tx, run, ended, { error: failureOf(operation.error) });
    } else if (operation.op === "StepError") failing = true;
  }
  if (failing) return retry();
  const complete = operations.find((operation) => operation.op === "RunComplete");
  if (complete) return end({ status: "completed", output: complete.data });

  await tx.query("delete from engine.job where id = $1", [job.id]);
  const planned = await planSteps(tx, catalogue, run, operations);
  if (planned.refused) return fail(planned.refused.name, planned.refused.message);
  await continueRun(tx, run, job.race || job.again);
  return { emitted: [] };
}
