import { internalEvent, type EventBody, type StoredEvent } from "../store/event.ts";
import type { Tx } from "../store/database.ts";
import { endPause, lockRun } from "./continue.ts";
import { isOpen, type Outcome, type Run, type StepFailure, type StepResult } from "./run.ts";

/**
 * Ends a run: nothing of it stays queued, and the run that invoked it hears the result.
 * @returns the events to publish in the same transaction
 */
export async function finishRun(tx: Tx, run: Run, outcome: Outcome): Promise<StoredEvent[]> {
  if (!isOpen(run)) return [];
  run.status = outcome.status;
  await tx.query({
    name: "finish",
    text: `with job as (delete from engine.job where run_id = $1), pause as (delete from engine.pause where run_id = $1)
           update engine.run set status = $2, output = $3, error = $4, debounce = null, ended_at = now() where id = $1`,
    values: [
      run.id,
      outcome.status,
      outcome.status === "completed" ? JSON.stringify(outcome.output ?? null) : null,
      outcome.status === "failed" ? JSON.stringify(outcome.error) : null,
    ],
  });
  if (run.parent_run && run.parent_step)
    await answerParent(tx, run.parent_run, run.parent_step, resultOf(outcome));
  if (outcome.status === "completed") return [];
  const event = await eventOf(tx, run);
  const payload = { function_id: run.function_id, run_id: run.id, event, events: [withoutUser(event)] };
  if (outcome.status === "cancelled") {
    return [
      internalEvent("inngest/function.cancelled", { ...payload, error: cancelled }, `cancelled:${run.id}`),
    ];
  }
  // A handler of failures that fails is not announced, or it would be called for itself without end.
  if (event.name === "inngest/function.failed") return [];
  const error = { error: outcome.error.name, ...outcome.error };
  const data = { _inngest: { status: "Failed" }, error, ...payload, result: outcome.result ?? null };
  return [internalEvent("inngest/function.failed", data, `failed:${run.id}`, { id: run.id })];
}

const cancelled: StepFailure = { name: "Error", message: "The function was cancelled" };

function resultOf(outcome: Outcome): StepResult {
  if (outcome.status === "completed") return { data: outcome.output ?? null };
  return { error: outcome.status === "failed" ? outcome.error : cancelled };
}

async function answerParent(tx: Tx, runId: string, stepId: string, result: StepResult): Promise<void> {
  const parent = await lockRun(tx, runId);
  if (parent && isOpen(parent)) await endPause(tx, parent, stepId, result);
}

async function eventOf(tx: Tx, run: Run): Promise<EventBody> {
  const { rows } = await tx.query<{ body: EventBody }>("select body from engine.event where id = $1", [
    run.event_id,
  ]);
  const body = rows[0]?.body;
  if (!body) throw new Error(`Run ${run.id} has lost its event`);
  return body;
}

function withoutUser({ user: _, ...event }: EventBody): Omit<EventBody, "user"> {
  return event;
}
