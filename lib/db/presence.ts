import pg from "pg";
import { env } from "@/lib/env";

/** For so long a word from PostgreSQL counts as fresh, and for so long it is believed while the next is asked for. */
const FRESH_MS = 1_000;
const BELIEVED_MS = 3_000;
const DEADLINE_MS = 2_000;

// Next bundles the instrumentation apart from the routes: one connection serves both.
const shared = globalThis as unknown as { shortlistPresence?: Presence };
const presence = (shared.shortlistPresence ??= { pool: null, heard: -Infinity, away: false, asking: null });

type Presence = {
  /** One connection beside the others: they may all be busy, which is not the same as away. */
  pool: pg.Pool | null;
  /** When PostgreSQL last answered, by performance.now(). */
  heard: number;
  away: boolean;
  asking: Promise<boolean> | null;
};

/**
 * Whether PostgreSQL answers. Asked at most once a second and only while somebody wants to know; never waits for
 * longer than 2 s. A broken connection is noticed when it breaks.
 */
export function databaseAnswers(): boolean | Promise<boolean> {
  const age = performance.now() - presence.heard;
  if (age < FRESH_MS) return true;
  presence.asking ??= ask().finally(() => (presence.asking = null));
  return age < BELIEVED_MS ? true : presence.asking;
}

/** Whether PostgreSQL did not answer when it was last asked. */
export const databaseIsAway = () => presence.away;

async function ask(): Promise<boolean> {
  presence.pool ??= connect();
  try {
    await presence.pool.query("SELECT 1");
    Object.assign(presence, { heard: performance.now(), away: false });
    return true;
  } catch {
    lose();
    return false;
  }
}

const lose = () => Object.assign(presence, { heard: -Infinity, away: true });

function connect(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
    allowExitOnIdle: true,
  });
  pool.on("error", lose);
  return pool;
}
