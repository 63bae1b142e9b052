import { durationMs } from "../functions/duration.ts";
import type { Tx } from "../store/database.ts";
import { continueRun } from "./continue.ts";
import { UnsupportedOperation, type Operation } from "./operations.ts";
import type { Run } from "./run.ts";

/**
 * Has the function called on: once it has slept, for the one step that it planned, or for whatever comes next.
 * @throws UnsupportedOperation for steps side by side and for a sleep that is no duration
 */
export async function planNext(tx: Tx, run: Run, operations: Operation[]): Promise<void> {
  const [next, sibling] = operations.filter(({ op }) => op === "StepPlanned" || op === "Sleep");
  if (sibling) throw new UnsupportedOperation("The local engine does not run steps side by side");
  if (next?.op !== "Sleep") return continueRun(tx, run, next?.id);
  const name = next.displayName ?? next.id;
  const ms = durationMs(next.name);
  if (ms === undefined)
    throw new UnsupportedOperation(`The step "${name}" waits for "${next.name}", which is no duration`);
  await tx.query(
    "insert into engine.pause (run_id, step_id, name, kind, until) values ($1, $2, $3, 'sleep', $4)",
    [run.id, next.id, name, new Date(Date.now() + ms)],
  );
}
