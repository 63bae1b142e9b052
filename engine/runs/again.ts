import type { Catalogue } from "../functions/catalogue.ts";
import type { Database } from "../store/database.ts";
import type { StoredEvent } from "../store/event.ts";
import { startRuns } from "./start.ts";

/** Runs that failed permanently, and were not run again since for the same event. */
const failed = `engine.run r where r.status = 'failed' and not exists (
  select from engine.run later where later.function_id = r.function_id and later.event_id = r.event_id and later.id > r.id)`;

/** Functions with permanently failed runs: how many, and when the last one failed. */
export async function readFailures(database: Database) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select r.function_id, count(*)::int as failed, max(r.ended_at) as last from ${failed} group by 1 order by 2 desc`,
  );
  return rows;
}

const BATCH = 1_000;

/** Runs a function again for each event for which it failed, oldest first; returns how many runs were started. */
export async function runAgain(
  database: Database,
  catalogue: Catalogue,
  functionId: string,
): Promise<number> {
  const fn = catalogue.find(functionId);
  if (!fn) return 0;
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<StoredEvent>(
      `select e.id, e.dedupe, e.body from engine.event e where e.id in (
         select r.event_id from ${failed} and r.function_id = $1 order by r.id limit ${BATCH})`,
      [functionId],
    );
    const starts = rows.map((event) => ({ fn, event }));
    return (await startRuns(tx, starts)).length;
  });
}
