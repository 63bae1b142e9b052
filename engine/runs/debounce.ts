import type { StoredEvent } from "../store/event.ts";
import { durationMs } from "../functions/duration.ts";
import { keyOf } from "../functions/expression.ts";
import type { FunctionConfig } from "../functions/options.ts";
import type { Tx } from "../store/database.ts";

/**
 * Debounce: a run that has not started takes over this newer event and waits again, in total no longer than the
 * rule's timeout. Undefined when the function is not debounced; `created` is false when a waiting run took the event.
 */
export async function postpone(
  tx: Tx,
  config: FunctionConfig,
  event: StoredEvent,
  runId: string,
): Promise<{ key: string; delayMs: number; created: boolean } | undefined> {
  const rule = config.debounce;
  if (!rule) return undefined;
  const key = JSON.stringify([config.id, keyOf(rule.key, event.body)]);
  const delayMs = (event.delayMs ?? 0) + (durationMs(rule.period) ?? 0);
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
  // A job that is already leased has left the queue: its run keeps its event and gives up the key.
  const { rowCount } = await tx.query(
    `with waiting as (
       select r.id, r.created_at from engine.run r join engine.job j on j.run_id = r.id
       where r.debounce = $1 and j.lease is null and j.fresh for update
     ), moved as (
       update engine.job j set run_at = m.at
       from (select id, least(now() + $3::float8 * interval '1 ms', created_at + $4::float8 * interval '1 ms') as at from waiting) m
       where j.run_id = m.id returning j.run_id
     )
     update engine.run set event_id = $2 from moved where id = moved.run_id`,
    [key, event.id, delayMs, rule.timeout ? durationMs(rule.timeout) : null],
  );
  if (rowCount) return { key, delayMs, created: false };
  await tx.query("update engine.run set debounce = null where debounce = $1 and id <> $2", [key, runId]);
  return { key, delayMs, created: true };
}
