import { randomUUID } from "node:crypto";
import type pg from "pg";

// On globalThis: Next loads a module once for pages and once for routes, and both use the same connections.
const shared = globalThis as unknown as {
  shortlistNamedConnections?: WeakSet<pg.ClientBase>;
  shortlistPoolerKeepsNames?: boolean;
};
const named = (shared.shortlistNamedConnections ??= new WeakSet());

/** Whether a statement prepared under a name on this connection can be executed by that name later. */
export const keepsNames = (client: pg.ClientBase) => named.has(client);

/**
 * Finds out whether a new connection leads to the server itself. A transaction pooler may use another server
 * connection for each transaction, where names are missing or taken: it refuses settings at the start, and keeps
 * settings for one transaction only.
 */
export async function learnNames(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  // A pooler reports its own process id when a client connects.
  const direct = rows[0]?.pid === (client as unknown as { processID: number }).processID;
  // Plans once per connection: planning a list again costs more than reading it.
  if (direct) await client.query("SET plan_cache_mode = force_generic_plan");
  if (direct || (shared.shortlistPoolerKeepsNames ??= await renamesStatements(client))) named.add(client);
}

/** PgBouncer from 1.21 (max_prepared_statements) renames statements, and prepares them on each connection it uses. */
async function renamesStatements(client: pg.ClientBase): Promise<boolean> {
  const name = `shortlist ${randomUUID()}`;
  await client.query("BEGIN");
  await client.query({ name, text: "SELECT 1" });
  const { rowCount } = await client.query("SELECT FROM pg_prepared_statements WHERE name = $1", [name]);
  if (rowCount) await client.query(`DEALLOCATE "${name}"`);
  await client.query("COMMIT");
  return !rowCount;
}
