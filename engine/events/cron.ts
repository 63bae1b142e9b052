import type { Catalogue } from "../functions/catalogue.ts";
import { nextTick } from "../functions/schedules.ts";
import { startRuns } from "../runs/start.ts";
import type { Database } from "../store/database.ts";
import { insertEvents, internalEvent } from "../store/event.ts";

type Due = { function_id: string; cron: string; next_at: Date };

/**
 * Starts the functions whose cron time is due, each once, even when several of its times were missed.
 * @returns how many schedules were due
 */
export async function startScheduled(database: Database, catalogue: Catalogue): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<Due>(
      "select function_id, cron, next_at from engine.schedule where next_at <= now() for update skip locked",
    );
    for (const { function_id, cron, next_at } of rows) {
      const next = await nextTick(tx, cron);
      await tx.query("update engine.schedule set next_at = $3 where function_id = $1 and cron = $2", [
        function_id,
        cron,
        next ?? new Date(8.64e15 / 1000),
      ]);
      const fn = catalogue.find(function_id);
      if (!fn) continue;
      const dedupe = `cron:${function_id}:${cron}:${next_at.toISOString()}`;
      const [event] = await insertEvents(tx, [internalEvent("inngest/scheduled.timer", { cron }, dedupe)]);
      if (event) await startRuns(tx, [{ fn, event }]);
    }
    return rows.length;
  });
}
