import type { Database, Tx } from "../store/database.ts";

/** A call to make now. Its lease is ours until it is settled or reclaimed. */
export type ClaimedJob = {
  id: string;
  run_id: string;
  function_id: string;
  step_id: string;
  lease: string;
  attempt: number;
  generation: number;
  lost: number;
  stack_position: number;
};

type Candidate = { id: string; slots: string[]; limits: number[]; used: number[] };

/**
 * Leases up to `room` jobs: continuations before new runs, then by time, lane by lane so that one saturated
 * concurrency key cannot hide the jobs of another. Only the leader claims.
 */
export async function claimJobs(
  database: Database,
  owner: string,
  room: number,
  leaseMs: number,
): Promise<ClaimedJob[]> {
  return database.transaction(async (tx) => {
    const ids = withinLimits(await candidates(tx, room), room);
    if (ids.length === 0) return [];
    const { rows } = await tx.query<ClaimedJob & { fresh: boolean }>({
      name: "lease",
      text: `update engine.job j
             set lease = gen_random_uuid(), leased_by = $2, lease_until = now() + $3 * interval '1 ms', generation = generation + 1
             from (select id from engine.job where id = any($1) and lease is null for update skip locked) free, engine.run r
             where j.id = free.id and r.id = j.run_id
             returning j.id, j.run_id, r.function_id, j.step_id, j.lease, j.attempt, j.generation, j.lost, j.stack_position, j.fresh`,
      values: [ids, owner, leaseMs],
    });
    const fresh = rows.filter((job) => job.fresh).map((job) => job.run_id);
    if (fresh.length > 0) {
      await tx.query(
        "update engine.run set status = 'running', debounce = null, started_at = now() where id = any($1) and status = 'queued'",
        [fresh],
      );
    }
    return rows;
  });
}

// `ready` finds the lanes with waiting jobs by a loose index scan; `used` counts the leased jobs of each slot.
// A lane offers no more than its own limits leave free, so cutting the list short never starves a lane.
async function candidates(tx: Tx, room: number): Promise<Candidate[]> {
  const { rows } = await tx.query<Candidate>({
    name: "candidates",
    text: `with recursive ready (lane) as (
             (select lane from engine.job where lease is null order by lane limit 1)
             union all
             select (select j.lane from engine.job j where j.lease is null and j.lane > ready.lane order by j.lane limit 1)
             from ready where ready.lane is not null
           ), used as (
             select slot, count(*)::int as n
             from engine.job j join engine.lane l on l.id = j.lane, unnest(l.slots) slot
             where j.lease is not null group by slot
           ), open as (
             select l.id, l.slots, l.limits, held.used,
               least($1, coalesce((select min(lim - n) from unnest(l.limits, held.used) s (lim, n)), $1)) as free
             from ready join engine.lane l on l.id = ready.lane,
               lateral (select array(select coalesce(u.n, 0) from unnest(l.slots) with ordinality s (slot, i)
                                     left join used u on u.slot = s.slot order by i) as used) held
           )
           select job.id, open.slots, open.limits, open.used
           from open, lateral (
             select id, fresh, run_at from engine.job
             where lane = open.id and lease is null and run_at <= now()
             order by fresh, run_at, id limit greatest(open.free, 0)
           ) job
           order by job.fresh, job.run_at, job.id limit 4 * $1`,
    values: [room],
  });
  return rows;
}

function withinLimits(candidates: Candidate[], room: number): string[] {
  const taken = new Map<string, number>();
  const ids: string[] = [];
  for (const { id, slots, limits, used } of candidates) {
    if (ids.length === room) break;
    const held = (slot: string, i: number) => (used[i] ?? 0) + (taken.get(slot) ?? 0);
    if (slots.some((slot, i) => held(slot, i) >= (limits[i] ?? Infinity))) continue;
    for (const slot of slots) taken.set(slot, (taken.get(slot) ?? 0) + 1);
    ids.push(id);
  }
  return ids;
}

/** Reclaims expired leases (with `all`, every lease), except those of the jobs in `held`, whose calls still run. */
export async function reclaimLeases(database: Database, held: string[], all: boolean): Promise<number> {
  const { rowCount } = await database.pool.query(
    `update engine.job set lease = null, leased_by = null, lease_until = null
     where lease is not null and not id = any($1) and ($2 or lease_until < now())`,
    [held, all],
  );
  return rowCount ?? 0;
}

/** Extends the leases of calls that still run. */
export async function extendLeases(
  database: Database,
  owner: string,
  held: string[],
  leaseMs: number,
): Promise<void> {
  await database.pool.query(
    `update engine.job set lease_until = now() + $3 * interval '1 ms' where id = any($1) and leased_by = $2`,
    [held, owner, leaseMs],
  );
}

/** Puts a job back into the queue, due in `delayMs`, without charging an attempt: its call brought no answer. */
export async function releaseJob(
  database: Database,
  job: ClaimedJob,
  delayMs: number,
  lost: 0 | 1,
): Promise<void> {
  await database.pool.query(
    `update engine.job set lease = null, leased_by = null, lease_until = null, lost = lost + $4,
       run_at = now() + $3::float8 * interval '1 ms'
     where id = $1 and lease = $2`,
    [job.id, job.lease, delayMs, lost],
  );
}
