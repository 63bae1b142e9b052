import { internalEvent, type EventBody, type StoredEvent } from "../store/event.ts";
import type { Tx } from "../store/database.ts";
import type { Outcome, Run } from "./run.ts";

/**
 * Ends a run and removes its queued jobs.
 * @returns the events to publish in the same transaction
 */
export async function finishRun(tx: Tx, run: Run, outcome: Outcome): Promise<StoredEvent[]> {
  await tx.query({
    name: "finish",
    text: `with job as (delete from engine.job where run_id = $1)
           update engine.run set status = $2, output = $3, error = $4, debounce = null, ended_at = now() where id = $1`,
    values: [
      run.id,
      outcome.status,
      outcome.status === "completed" ? JSON.stringify(outcome.output ?? null) : null,
      outcome.status === "failed" ? JSON.stringify(outcome.error) : null,
    ],
  });
  if (outcome.status === "completed") return [];
  const event = await eventOf(tx, run);
  // The failure of a failure handler is not announced, or the handler would be called for itself endlessly.
  if (event.name === "inngest/function.failed") return [];
  const { user: _, ...withoutUser } = event;
  const data = {
    _inngest: { status: "Failed" },
    error: { error: outcome.error.name, ...outcome.error },
    function_id: run.function_id,
    run_id: run.id,
    event,
    events: [withoutUser],
    result: outcome.result ?? null,
  };
  return [internalEvent("inngest/function.failed", data, `failed:${run.id}`, { id: run.id })];
}

async function eventOf(tx: Tx, run: Run): Promise<EventBody> {
  const { rows } = await tx.query<{ body: EventBody }>("select body from engine.event where id = $1", [
    run.event_id,
  ]);
  const body = rows[0]?.body;
  if (!body) throw new Error(`Run ${run.id} has lost its event`);
  return body;
}
