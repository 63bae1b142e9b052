import { closeIdleLanes } from "../functions/concurrency.ts";
import type { Database } from "../store/database.ts";

/**
 * Removes ended runs, with their steps, and events that are older than the retention.
 * @returns how many rows were removed
 */
export async function prune(database: Database, retentionHours: number): Promise<number> {
  const old = [`${retentionHours} hours`];
  let removed = 0;
  for (const statement of [
    `delete from engine.run where id in
       (select id from engine.run where ended_at < now() - $1::interval order by ended_at limit 5000)`,
    `delete from engine.event where id in (
       select id from engine.event e where received_at < now() - $1::interval
       and not exists (select from engine.run r where r.event_id = e.id) order by received_at limit 5000)`,
  ]) {
    const { rowCount } = await database.pool.query(statement, old);
    removed += rowCount ?? 0;
  }
  return removed + (await database.transaction(closeIdleLanes));
}
