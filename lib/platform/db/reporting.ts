import type pg from "pg";
import { env } from "@/lib/env";
import { openPool } from "./open-pool";

/** How long one statement may run. */
export const REPORTING_TIMEOUT_MS = 5_000;

/** The lock for one statement at a time across all instances: they may be heavy. Any number no other lock uses. */
const LOCK = 7_305_511_281;

const settings = {
  search_path: "reporting",
  standard_conforming_strings: "on",
  statement_timeout: String(REPORTING_TIMEOUT_MS),
  lock_timeout: "1000",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  TimeZone: "UTC",
  role: "shortlist_sql",
};

// Next's development server reloads modules on every change; the pool must not multiply with them.
const shared = globalThis as unknown as { shortlistReportingPool?: pg.Pool };

/** If DATABASE_SQL_URL is a login that may assume no other role, no statement can switch roles. */
const pool = () =>
  (shared.shortlistReportingPool ??= openPool({
    connectionString: env.DATABASE_SQL_URL ?? env.DATABASE_URL,
    max: env.DATABASE_SQL_POOL_SIZE,
    connectionTimeoutMillis: 10_000,
  }));

/**
 * Runs work in a read-only transaction that sees the views of the schema `reporting` and nothing else. Null when
 * another one is running.
 */
export async function asReporting<T>(work: (connection: pg.ClientBase) => Promise<T>): Promise<T | null> {
  const connection = await pool().connect();
  // A server that disconnects between two statements must not end the process.
  connection.on("error", () => {});
  try {
    await connection.query("BEGIN READ ONLY");
    const { rows } = await connection.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_xact_lock($1) AS taken",
      [LOCK],
    );
    if (!rows[0]?.taken) return null;
    await connection.query("SELECT set_config(s.key, s.value, true) FROM jsonb_each_text($1) AS s", [
      JSON.stringify(settings),
    ]);
    return await work(connection);
  } finally {
    // Releases the lock: the server notices only later that a connection was closed.
    await connection.query("ROLLBACK").catch(() => {});
    // Closes the connection, so that no statement's leftovers affect the next.
    connection.release(true);
  }
}
