import type { Database } from "../store/database.ts";

const runFields = `r.id as run_id, r.function_id, r.event_id, initcap(r.status) as status, r.created_at, r.started_at,
  r.ended_at, r.output, r.error`;

/** A run with its ended steps. Undefined when no run has this id. */
export async function readRun(database: Database, id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select ${runFields}, coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'attempts', s.attempts,
       'ended_at', s.ended_at) order by s.ended_at) from engine.step s where s.run_id = r.id), '[]') as steps
     from engine.run r where r.id = $1`,
    [id],
  );
  return rows[0];
}

/** The runs that an event started, oldest first. */
export async function readRunsOfEvent(database: Database, eventId: string) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select ${runFields} from engine.run r where r.event_id = $1 order by r.id`,
    [eventId],
  );
  return rows;
}

/** Counts of runs by status, of waiting and leased jobs, of pauses and of functions. */
export async function readStats(database: Database): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select count(*) filter (where status = 'queued')::int as queued,
            count(*) filter (where status = 'running')::int as running,
            count(*) filter (where status = 'completed')::int as completed,
            count(*) filter (where status = 'failed')::int as failed,
            (select count(*) from engine.job where lease is null)::int as jobs_waiting,
            (select count(*) from engine.job where lease is not null)::int as jobs_out,
            (select count(*) from engine.pause)::int as pauses,
            (select count(*) from engine.function)::int as functions
     from engine.run`,
  );
  return rows[0] ?? {};
}
