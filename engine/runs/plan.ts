import { insertEvents, internalEvent } from "../store/event.ts";
import type { Catalogue } from "../functions/catalogue.ts";
import { momentOf } from "../functions/duration.ts";
import { faultIn } from "../functions/expression.ts";
import type { Tx } from "../store/database.ts";
import { memoize } from "./continue.ts";
import { failure } from "./failure.ts";
import { UnsupportedOperation, type Operation, type OperationOf } from "./operations.ts";
import type { Run } from "./run.ts";
import { startRuns } from "./start.ts";

type Pause = {
  kind: "sleep" | "wait" | "invoke";
  until: Date;
  eventName?: string;
  match?: string | undefined;
};

/**
 * Queues the steps the function wants run, and parks those that wait.
 * @throws UnsupportedOperation for a wait we cannot honour
 */
export async function planSteps(
  tx: Tx,
  catalogue: Catalogue,
  run: Run,
  operations: Operation[],
): Promise<void> {
  const siblings = operations.length > 1;
  for (const operation of operations) {
    if (operation.op === "StepPlanned") await queueStep(tx, run, operation, siblings);
    else if (operation.op === "InvokeFunction") await invoke(tx, catalogue, run, operation);
    else if (operation.op === "Sleep" || operation.op === "WaitForEvent") {
      await park(tx, run, operation, pauseOf(operation));
    }
  }
}

function pauseOf(operation: OperationOf<"Sleep"> | OperationOf<"WaitForEvent">): Pause {
  const text =
    operation.op === "Sleep" ? (operation.opts?.duration ?? operation.name) : operation.opts.timeout;
  const until = momentOf(text);
  const step = operation.displayName ?? operation.id;
  if (!until)
    throw new UnsupportedOperation(`The step "${step}" waits for "${text}", which is no duration or date`);
  if (operation.op === "Sleep") return { kind: "sleep", until };
  const match = operation.opts.if;
  const fault = match && faultIn(match);
  if (fault)
    throw new UnsupportedOperation(
      `The step "${step}" matches by an expression that does not hold up: ${fault}`,
    );
  return { kind: "wait", until, eventName: operation.opts.event ?? operation.name, match };
}

async function queueStep(
  tx: Tx,
  run: Run,
  operation: OperationOf<"StepPlanned">,
  siblings: boolean,
): Promise<void> {
  await tx.query(
    `insert into engine.job (run_id, step_id, name, lane, planned, race, rank, stack_position)
     select $1, $2, $3, $4, $5, $6, now() - $7 * interval '1 second', cardinality(stack) from engine.run
     where id = $1 and not exists (select from engine.step where run_id = $1 and id = $2)
     on conflict (run_id, step_id) do nothing`,
    [run.id, operation.id, operation.displayName, run.lane, siblings, isRace(operation), run.priority],
  );
}

async function park(tx: Tx, run: Run, operation: Operation, pause: Pause): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into engine.pause (run_id, step_id, name, kind, until, event_name, match, race)
     select $1, $2, $3, $4, $5, $6, $7, $8 where not exists (select from engine.step where run_id = $1 and id = $2)
     on conflict do nothing`,
    [
      run.id,
      operation.id,
      operation.displayName,
      pause.kind,
      pause.until,
      pause.eventName ?? null,
      pause.match ?? null,
      isRace(operation),
    ],
  );
  return rowCount === 1;
}

// Inngest waits a year for an invoked function when no timeout is given.
async function invoke(
  tx: Tx,
  catalogue: Catalogue,
  run: Run,
  operation: OperationOf<"InvokeFunction">,
): Promise<void> {
  const { function_id: id, payload, timeout } = operation.opts;
  const fn = catalogue.find(id);
  if (!fn) {
    const error = failure("FunctionNotFound", `There is no registered function "${id}" to invoke`);
    return memoize(tx, run, { id: operation.id, name: operation.displayName, attempts: 1 }, { error });
  }
  const until = momentOf(timeout ?? "365d") ?? new Date(Date.now() + 365 * 864e5);
  if (!(await park(tx, run, operation, { kind: "invoke", until }))) return;
  const more = payload.v === undefined ? {} : { v: payload.v };
  const event = internalEvent(
    "inngest/function.invoked",
    payload.data ?? {},
    `invoked:${run.id}:${operation.id}`,
    more,
  );
  await insertEvents(tx, [event]);
  await startRuns(tx, [{ fn, event, parent: { runId: run.id, stepId: operation.id } }]);
}

const isRace = (operation: Operation) => "opts" in operation && operation.opts?.parallelMode === "race";
