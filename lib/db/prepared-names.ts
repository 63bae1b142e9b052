import { randomUUID } from "node:crypto";
import type pg from "pg";

// Kept beside the pool: Next loads a module once for pages and once for routes, and both use the same connections.
const shared = globalThis as unknown as {
  shortlistNamedConnections?: WeakSet<pg.ClientBase>;
  shortlistPoolerKeepsNames?: boolean;
};
const named = (shared.shortlistNamedConnections ??= new WeakSet());

/** Whether a statement that was parsed under a name on this connection is there when it is asked for again. */
export const keepsNames = (client: pg.ClientBase) => named.has(client);

/**
 * Finds out, on a new connection, whether it leads to the server itself. A transaction pooler may have another server's
 * connection answer each transaction, so that names are missing or taken there: it refuses settings at the start, and
 * what is set is set for a transaction only.
 */
export async function learnNames(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  // A pooler says a process number of its own when it lets a client in.
  const direct = rows[0]?.pid === (client as unknown as { processID: number }).processID;
  // Planned once a connection: planning a list anew costs more than reading it.
  if (direct) await client.query("SET plan_cache_mode = force_generic_plan");
  if (direct || (shared.shortlistPoolerKeepsNames ??= await renamesStatements(client))) named.add(client);
}

/** PgBouncer from 1.21 (max_prepared_statements) gives statements names of its own, on every connection it uses. */
async function renamesStatements(client: pg.ClientBase): Promise<boolean> {
  const name = `shortlist ${randomUUID()}`;
  await client.query("BEGIN");
  await client.query({ name, text: "SELECT 1" });
  const { rowCount } = await client.query("SELECT FROM pg_prepared_statements WHERE name = $1", [name]);
  if (rowCount) await client.query(`DEALLOCATE "${name}"`);
  await client.query("COMMIT");
  return !rowCount;
}
