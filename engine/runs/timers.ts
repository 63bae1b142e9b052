import type { Database } from "../store/database.ts";
import { continueRun, lockRun, memoize } from "./continue.ts";
import { isOpen } from "./run.ts";

/**
 * Ends the sleeps that are due.
 * @returns how many were due
 */
export async function endDueSleeps(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ run_id: string; step_id: string }>(
    "select run_id, step_id from engine.pause where until <= now() order by until limit 200",
  );
  for (const due of rows) {
    await database.transaction(async (tx) => {
      const run = await lockRun(tx, due.run_id);
      if (!run || !isOpen(run)) return;
      const { rows: ended } = await tx.query<{ name: string | null }>(
        "delete from engine.pause where run_id = $1 and step_id = $2 returning name",
        [run.id, due.step_id],
      );
      if (!ended[0]) return;
      await memoize(tx, run, { id: due.step_id, name: ended[0].name, attempts: 1 }, null);
      await continueRun(tx, run);
    });
  }
  return rows.length;
}
