import { endPause, lockRun } from "./continue.ts";
import { failure } from "./failure.ts";
import { isOpen, type StepResult } from "./run.ts";
import type { Database } from "../store/database.ts";

type Due = { run_id: string; step_id: string; kind: "sleep" | "wait" | "invoke" };

const results: Record<Due["kind"], StepResult> = {
  sleep: null,
  wait: null,
  invoke: { error: failure("InvokeTimeoutError", "The invoked function did not end within the timeout") },
};

/**
 * Ends the pauses whose time has come.
 * @returns how many there were
 */
export async function endDuePauses(database: Database): Promise<number> {
  const { rows } = await database.pool.query<Due>(
    "select run_id, step_id, kind from engine.pause where until <= now() order by until limit 200",
  );
  for (const due of rows) {
    await database.transaction(async (tx) => {
      const run = await lockRun(tx, due.run_id);
      if (run && isOpen(run)) await endPause(tx, run, due.step_id, results[due.kind]);
    });
  }
  return rows.length;
}
