import pg from "pg";
import { env } from "@/lib/env";
import { timedInDatabase } from "@/lib/platform/telemetry/telemetry";

/** How long a response from PostgreSQL counts as fresh, and how long it is trusted while the next check runs. */
const FRESH_MS = 1_000;
const TRUSTED_MS = 3_000;
const DEADLINE_MS = 2_000;
/** A deadline noticed this much too late means that the process itself was blocked or frozen. */
const BLOCKED_MS = 500;

// Next bundles the instrumentation separately from the routes: one connection serves both.
const shared = globalThis as unknown as { shortlistPresence?: Presence };
const presence = (shared.shortlistPresence ??= {
  pool: null,
  answeredAt: -Infinity,
  away: false,
  pending: null,
});

type Presence = {
  /** A separate connection: the others may all be busy, which does not mean that the database is away. */
  pool: pg.Pool | null;
  /** When PostgreSQL last responded, by performance.now(). */
  answeredAt: number;
  away: boolean;
  pending: Promise<boolean> | null;
};

/**
 * Whether PostgreSQL responds. Checked at most once a second, only on demand, and only if no other statement was
 * answered meanwhile. Waits up to 2 s, and 2 s more when the process itself was blocked. A broken connection is
 * noticed when it breaks.
 */
export function databaseAnswers(): boolean | Promise<boolean> {
  const age = performance.now() - presence.answeredAt;
  if (age < FRESH_MS) return true;
  presence.pending ??= check().finally(() => (presence.pending = null));
  return age < TRUSTED_MS ? true : presence.pending;
}

/** Whether PostgreSQL failed to respond to the last check. */
export const databaseIsAway = () => presence.away;

/** Sends a statement; its response also shows that PostgreSQL is reachable. */
export async function sendStatement<T>(send: () => Promise<T>): Promise<T> {
  const answer = await timedInDatabase(send);
  Object.assign(presence, { answeredAt: performance.now(), away: false });
  return answer;
}

async function check(again = true): Promise<boolean> {
  const pool = (presence.pool ??= connect());
  const startedAt = performance.now();
  try {
    await sendStatement(() => pool.query("SELECT 1"));
    return true;
  } catch {
    if (presence.answeredAt > startedAt) return true;
    // Frozen between two requests, or too busy: the response may have come but was not read in time.
    if (again && performance.now() - startedAt > DEADLINE_MS + BLOCKED_MS) return check(false);
    markAway();
    return false;
  }
}

const markAway = () => Object.assign(presence, { answeredAt: -Infinity, away: true });

function connect(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
    allowExitOnIdle: true,
  });
  pool.on("error", markAway);
  return pool;
}
