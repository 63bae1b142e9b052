import type { RegisteredFunction } from "../functions/catalogue.ts";
import { laneOf, openLanes, type Lane } from "../functions/concurrency.ts";
import type { StoredEvent } from "../store/event.ts";
import type { Tx } from "../store/database.ts";
import { ulid } from "../store/identifiers.ts";
import { postpone } from "./debounce.ts";

export type Start = { fn: RegisteredFunction; event: StoredEvent };

type NewRun = Start & { id: string; lane: Lane; delayMs: number; debounce: string | null };

/** Creates a run and its first job for each start that no waiting run absorbs by debounce. */
export async function startRuns(tx: Tx, starts: Start[]): Promise<string[]> {
  const runs: NewRun[] = [];
  for (const { fn, event } of starts) {
    const id = ulid();
    const debounced = await postpone(tx, fn.config, event, id);
    if (debounced && !debounced.created) continue;
    const { key: debounce = null, delayMs = event.delayMs ?? 0 } = debounced ?? {};
    const run = { fn, event, id, lane: laneOf(fn.config, event.body), delayMs, debounce };
    runs.push(run);
    // Inserted now, because the next event of this batch must find it waiting.
    if (debounced) await insert(tx, [run]);
  }
  await insert(
    tx,
    runs.filter((run) => run.debounce === null),
  );
  return runs.map((run) => run.id);
}

async function insert(tx: Tx, runs: NewRun[]): Promise<void> {
  if (runs.length === 0) return;
  await openLanes(tx, [...new Map(runs.map(({ lane }) => [lane.id, lane])).values()]);
  await tx.query(
    `with started as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[])
         as s (id, function_id, event_id, lane, debounce, delay)
     ), run as (
       insert into engine.run (id, function_id, event_id, lane, debounce)
       select id, function_id, event_id, lane, debounce from started
     )
     insert into engine.job (run_id, lane, fresh, run_at) select id, lane, true, now() + delay * interval '1 ms' from started`,
    [
      runs.map((run) => run.id),
      runs.map((run) => run.fn.id),
      runs.map((run) => run.event.id),
      runs.map((run) => run.lane.id),
      runs.map((run) => run.debounce),
      runs.map((run) => run.delayMs),
    ],
  );
}
