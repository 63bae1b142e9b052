import { attachDatabasePool } from "@vercel/functions/db-connections";
import pg from "pg";

/**
 * A pool of connections. On Vercel a function is not suspended before its idle connections are closed: the database
 * would keep them until it notices.
 */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, ...settings });
  attachDatabasePool(pool);
  // An idle connection that the server ends must not end the process; the next statement opens another.
  return pool.on("error", () => {});
}
