import pg from "pg";
import { reasonOf, warn } from "../log.ts";

export type Tx = pg.PoolClient;
export type Database = {
  pool: pg.Pool;
  /** Runs `work` in one transaction; a deadlock or serialization failure is retried. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const retriable = new Set(["40001", "40P01"]);

/**
 * A pool that survives a restart of PostgreSQL: errors of idle and of broken connections are handled. A statement that
 * is not answered for `longestMs` fails, and its connection is closed: the server may be gone without a word.
 */
export function openDatabase(url: string, connections: number, longestMs = 120_000): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "shortlist-engine",
    connectionTimeoutMillis: longestMs,
    query_timeout: longestMs,
  });
  pool.on("error", (error) => warn("database-connection-lost", { reason: reasonOf(error) }));
  // A connection that breaks while, or just before, it is checked out emits 'error' on the client, not on the pool.
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    pool,
    async transaction(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(pool, work);
        } catch (error) {
          if (tries < 6 && retriable.has(String((error as { code?: string }).code))) continue;
          throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}

async function once<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await pool.connect();
  let broken: Error | undefined;
  try {
    await tx.query("begin");
    const result = await work(tx);
    await tx.query("commit");
    return result;
  } catch (error) {
    await tx.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    tx.release(broken);
  }
}
