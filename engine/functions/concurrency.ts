import type { Tx } from "../store/database.ts";
import { keyOf } from "./expression.ts";
import type { FunctionConfig } from "./options.ts";

/** Where a run queues: `slots[i]` may be held by at most `limits[i]` calls at a time. */
export type Lane = { id: string; functionId: string; slots: string[]; limits: number[] };

const constraintsOf = (config: FunctionConfig) => [config.concurrency ?? []].flat();

/** The lane of a run of this function started by this event. */
export function laneOf(config: FunctionConfig, event: unknown): Lane {
  const constraints = constraintsOf(config);
  // "fn" is kept because existing lanes have it: a limit must hold across them and new ones.
  const slots = constraints.map(({ key }) => JSON.stringify(["fn", config.id, key ?? "", keyOf(key, event)]));
  return {
    id: JSON.stringify([config.id, ...slots]),
    functionId: config.id,
    slots,
    limits: constraints.map((constraint) => constraint.limit),
  };
}

/** Creates missing lanes, and locks them all so that none is removed as idle before the transaction ends. */
export async function openLanes(tx: Tx, lanes: Lane[]): Promise<void> {
  const ids = lanes.map((lane) => lane.id);
  for (let open = 0; open < ids.length;) {
    await tx.query(
      `insert into engine.lane (id, function_id, slots, limits)
       select l->>'id', l->>'functionId', array(select json_array_elements_text(l->'slots')),
         array(select json_array_elements_text(l->'limits')::int)
       from json_array_elements($1::json) l on conflict (id) do nothing`,
      [JSON.stringify(lanes)],
    );
    open = (await tx.query("select id from engine.lane where id = any($1) for share", [ids])).rowCount ?? 0;
  }
}

/** Removes lanes without open runs: there may be as many keys as candidates. */
export async function closeIdleLanes(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from engine.lane l where not exists (select from engine.run r where r.lane = l.id and r.ended_at is null)
     limit 5000 for update skip locked`,
  );
  // Checked again under the lock: a run may have started in between.
  const { rowCount } = await tx.query(
    `delete from engine.lane l where id = any($1)
     and not exists (select from engine.run r where r.lane = l.id and r.ended_at is null)`,
    [rows.map((row) => row.id)],
  );
  return rowCount ?? 0;
}

/** Applies newly registered limits to lanes. If their number changed, lanes keep the old ones until they drain. */
export async function relimitLanes(tx: Tx, functions: FunctionConfig[]): Promise<void> {
  for (const config of functions) {
    const limits = constraintsOf(config).map((constraint) => constraint.limit);
    await tx.query(
      "update engine.lane set limits = $2 where function_id = $1 and cardinality(limits) = $3 and limits <> $2",
      [config.id, limits, limits.length],
    );
  }
}
