import type { Tx } from "../store/database.ts";
import { cronOf, type FunctionConfig } from "./options.ts";

/** The next time of a cron expression, after now by the database's clock, by which it will be due. */
export async function nextTick(tx: Tx, cron: string): Promise<Date | null> {
  const { rows } = await tx.query<{ now: Date }>("select now()");
  return cronOf(cron).nextRun(rows[0]!.now);
}

/** Schedules the cron triggers of these functions; unchanged triggers keep their next time. */
export async function planSchedules(tx: Tx, functions: FunctionConfig[]): Promise<void> {
  for (const config of functions) {
    const crons = config.triggers.flatMap((trigger) => ("cron" in trigger ? [trigger.cron] : []));
    await tx.query("delete from engine.schedule where function_id = $1 and not cron = any($2)", [
      config.id,
      crons,
    ]);
    for (const cron of crons) {
      const next = await nextTick(tx, cron);
      if (!next) continue;
      await tx.query(
        "insert into engine.schedule (function_id, cron, next_at) values ($1, $2, $3) on conflict do nothing",
        [config.id, cron, next],
      );
    }
  }
}
