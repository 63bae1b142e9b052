import type { Tx } from "../store/database.ts";
import type { Run, StepResult } from "./run.ts";

type EndedStep = { id: string; name?: string | null | undefined; attempts: number };

/** Remembers how a step ended. A step that is remembered already keeps its first result. */
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

/**
 * Calls the function on, unless steps are still outstanding: of steps that run side by side the last to end
 * wakes the function, or in a race the first. A call that is out already is told to come once more.
 */
export async function continueRun(tx: Tx, run: Run, race = false): Promise<void> {
  await tx.query({
    name: "continue",
    text: `with outstanding as (
             select exists (select from engine.job where run_id = $1 and step_id <> 'step')
                 or exists (select from engine.pause where run_id = $1) as siblings
           )
           insert into engine.job as j (run_id, lane, planned, rank, stack_position)
           select r.id, r.lane, siblings, now() - r.priority * interval '1 second', cardinality(r.stack)
           from engine.run r, outstanding where r.id = $1 and (not siblings or $2)
           on conflict (run_id, step_id) do update set again = true where j.lease is not null`,
    values: [run.id, race || run.version === 1],
  });
}

/** Ends a pause with a result, if it is still there, and calls the function on. */
export async function endPause(tx: Tx, run: Run, stepId: string, result: StepResult): Promise<void> {
  const { rows } = await tx.query<{ name: string | null; race: boolean }>(
    "delete from engine.pause where run_id = $1 and step_id = $2 returning name, race",
    [run.id, stepId],
  );
  const pause = rows[0];
  if (!pause) return;
  await memoize(tx, run, { id: stepId, name: pause.name, attempts: 1 }, result);
  await continueRun(tx, run, pause.race);
}

/** Locks a run. Whoever touches a run's jobs, pauses or steps locks the run first. */
export async function lockRun(tx: Tx, id: string): Promise<Run | undefined> {
  const { rows } = await tx.query<Run>(
    `select id, function_id, event_id, lane, status, version, priority, stack, parent_run, parent_step
     from engine.run where id = $1 for update`,
    [id],
  );
  return rows[0];
}
