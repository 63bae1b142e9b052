import type { Tx } from "../store/database.ts";
import type { Run, StepResult } from "./run.ts";

type EndedStep = { id: string; name?: string | null | undefined; attempts: number };

/** Memoizes a step's result. A step that is already memoized keeps its first result. */
export async function memoize(tx: Tx, run: Run, step: EndedStep, result: StepResult): Promise<void> {
  await tx.query({
    name: "memoize",
    text: `with ended as (
             insert into engine.step (run_id, id, name, result, attempts) values ($1, $2, $3, $4, $5)
             on conflict do nothing returning id
           )
           update engine.run set stack = stack || ended.id from ended where engine.run.id = $1`,
    values: [run.id, step.id, step.name ?? null, JSON.stringify(result), step.attempts],
  });
}

/** Queues the next call of the function: for a step that it planned, or to continue. */
export async function continueRun(tx: Tx, run: Run, stepId = "step"): Promise<void> {
  await tx.query({
    name: "continue",
    text: `insert into engine.job (run_id, step_id, lane, stack_position)
           select id, $2, lane, cardinality(stack) from engine.run where id = $1`,
    values: [run.id, stepId],
  });
}

/** Locks a run. Changes to a run's jobs, pauses or steps require this lock first. */
export async function lockRun(tx: Tx, id: string): Promise<Run | undefined> {
  const { rows } = await tx.query<Run>(
    "select id, function_id, event_id, status, version, stack from engine.run where id = $1 for update",
    [id],
  );
  return rows[0];
}
