import { durationMs } from "../functions/duration.ts";
import type { Tx } from "../store/database.ts";
import { continueRun } from "./continue.ts";
import { UnsupportedOperation, type Operation } from "./operations.ts";
import type { Run } from "./run.ts";

/**
 * Plans the next call of the function: after a sleep, for the one step that it planned, or for what comes next.
 * @throws UnsupportedOperation for parallel steps and for a sleep whose duration is malformed
 */
export async function planNext(tx: Tx, run: Run, operations: Operation[]): Promise<void> {
  const [next, sibling] = operations.filter(({ op }) => op === "StepPlanned" || op === "Sleep");
  if (sibling) throw new UnsupportedOperation("The local engine does not run steps in parallel");
  if (next?.op !== "Sleep") return continueRun(tx, run, next?.id);
  const name = next.displayName ?? next.id;
  const ms = durationMs(next.name);
  if (ms === undefined)
    throw new UnsupportedOperation(`The step "${name}" waits for "${next.name}", which is not a duration`);
  await tx.query(
    "insert into engine.pause (run_id, step_id, name, kind, until) values ($1, $2, $3, 'sleep', now() + $4::float8 * interval '1 ms')",
    [run.id, next.id, name, ms],
  );
}
