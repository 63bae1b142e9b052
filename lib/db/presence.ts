import pg from "pg";
import { env } from "@/lib/env";
import { timedInDatabase } from "@/lib/telemetry/telemetry";

/** For so long a word from PostgreSQL counts as fresh, and for so long it is believed while the next is asked for. */
const FRESH_MS = 1_000;
const BELIEVED_MS = 3_000;
const DEADLINE_MS = 2_000;
/** A deadline that is noticed so much later was noticed by a process that could not listen meanwhile. */
const HELD_UP_MS = 500;

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
 * Whether PostgreSQL answers. Asked at most once a second, and only while somebody wants to know and it has answered
 * nothing else. Waits for 2 s, and for 2 s more where the process itself was held up. A broken connection is noticed
 * when it breaks.
 */
export function databaseAnswers(): boolean | Promise<boolean> {
  const age = performance.now() - presence.heard;
  if (age < FRESH_MS) return true;
  presence.asking ??= ask().finally(() => (presence.asking = null));
  return age < BELIEVED_MS ? true : presence.asking;
}

/** Whether PostgreSQL did not answer when it was last asked. */
export const databaseIsAway = () => presence.away;

/** Sends statements of ours; what PostgreSQL answers to them is a word from it too. */
export async function sendStatement<T>(send: () => Promise<T>): Promise<T> {
  const answer = await timedInDatabase(send);
  Object.assign(presence, { heard: performance.now(), away: false });
  return answer;
}

async function ask(again = true): Promise<boolean> {
  const pool = (presence.pool ??= connect());
  const began = performance.now();
  try {
    await sendStatement(() => pool.query("SELECT 1"));
    return true;
  } catch {
    if (presence.heard > began) return true;
    // Frozen between two requests, or too busy: the answer may have come and not have been read in time.
    if (again && performance.now() - began > DEADLINE_MS + HELD_UP_MS) return ask(false);
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
