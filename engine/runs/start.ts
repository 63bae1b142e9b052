import type { RegisteredFunction } from "../functions/catalogue.ts";
import { laneOf, openLanes, type Lane } from "../functions/concurrency.ts";
import { durationMs } from "../functions/duration.ts";
import { keyOf, valueOf } from "../functions/expression.ts";
import type { StoredEvent } from "../store/event.ts";
import type { Tx } from "../store/database.ts";
import { ulid } from "../store/identifiers.ts";
import { postpone } from "./debounce.ts";
import { admit, throttledStart } from "./pace.ts";

export type Start = {
  fn: RegisteredFunction;
  event: StoredEvent;
  /** The step that invoked this run and waits for its result. */
  parent?: { runId: string; stepId: string };
  delayMs?: number;
};

type NewRun = {
  id: string;
  start: Start;
  lane: Lane;
  priority: number;
  runAt: Date;
  debounce: string | null;
};

const idempotencyWindow = "24 hours";

/** Creates a run and its first job for each start that idempotency, rate limit and debounce let through. */
export async function startRuns(tx: Tx, starts: Start[]): Promise<string[]> {
  const runs: NewRun[] = [];
  for (const start of await firstOfTheirKey(tx, starts)) {
    const { fn, event } = start;
    // An invocation always runs: someone waits for its result.
    if (!start.parent && !(await admit(tx, fn.config, event.body))) continue;
    const due = Math.max(Date.now(), event.body.ts) + (start.delayMs ?? 0);
    const id = ulid();
    const debounced = start.parent ? undefined : await postpone(tx, fn.config, event, id, due);
    if (debounced && !debounced.created) continue;
    const runAt = debounced?.runAt ?? (await throttledStart(tx, fn.config, event.body, new Date(due)));
    const lane = laneOf(fn.config, event.body);
    const run = { id, start, lane, priority: priorityOf(fn, event), runAt, debounce: debounced?.key ?? null };
    runs.push(run);
    // The next event of this very batch must find it waiting.
    if (debounced) await insert(tx, [run]);
  }
  await insert(
    tx,
    runs.filter((run) => run.debounce === null),
  );
  return runs.map((run) => run.id);
}

/** Seconds by which a run goes ahead of its queue, from -600 to 600. */
function priorityOf(fn: RegisteredFunction, event: StoredEvent): number {
  const source = fn.config.priority?.run;
  const value = source ? Math.trunc(Number(valueOf(source, { event: event.body }))) : 0;
  return Number.isFinite(value) ? Math.max(-600, Math.min(600, value)) : 0;
}

async function firstOfTheirKey(tx: Tx, starts: Start[]): Promise<Start[]> {
  const firsts: Start[] = [];
  for (const start of starts) {
    const source = start.fn.config.idempotency;
    if (!source || start.parent) {
      firsts.push(start);
      continue;
    }
    const key = JSON.stringify([start.fn.id, keyOf(source, start.event.body)]);
    const { rowCount } = await tx.query(
      `insert into engine.idempotency as i (key, run_id, expires_at) values ($1, $2, now() + $3::interval)
       on conflict (key) do update set run_id = excluded.run_id, expires_at = excluded.expires_at where i.expires_at < now()`,
      [key, start.event.id, idempotencyWindow],
    );
    if (rowCount) firsts.push(start);
  }
  return firsts;
}

async function insert(tx: Tx, runs: NewRun[]): Promise<void> {
  if (runs.length === 0) return;
  await openLanes(tx, [...new Map(runs.map(({ lane }) => [lane.id, lane])).values()]);
  await tx.query(
    `with started as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::timestamptz[])
         as s (id, function_id, event_id, lane, priority, debounce, parent_run, parent_step, run_at)
     ), run as (
       insert into engine.run (id, function_id, event_id, lane, priority, debounce, parent_run, parent_step)
       select id, function_id, event_id, lane, priority, debounce, parent_run, parent_step from started
     )
     insert into engine.job (run_id, lane, fresh, run_at, rank)
     select id, lane, true, run_at, run_at - priority * interval '1 second' from started`,
    [
      runs.map((run) => run.id),
      runs.map((run) => run.start.fn.id),
      runs.map((run) => run.start.event.id),
      runs.map((run) => run.lane.id),
      runs.map((run) => run.priority),
      runs.map((run) => run.debounce),
      runs.map((run) => run.start.parent?.runId ?? null),
      runs.map((run) => run.start.parent?.stepId ?? null),
      runs.map((run) => run.runAt),
    ],
  );
}

/** A random part of a cron trigger's jitter, in milliseconds. */
export const jitterMs = (jitter: string | undefined) => Math.random() * (durationMs(jitter ?? "") ?? 0);
