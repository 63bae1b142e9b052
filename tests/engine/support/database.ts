import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type {} from "../../support/global-database.ts";
import { startEmbeddedPostgres } from "../../../scripts/embedded-postgres.ts";
import { connected } from "../../../scripts/postgres/roles.ts";

/** Creates an empty database on the test run's PostgreSQL. The engine creates its own tables. */
export async function emptyDatabase(): Promise<string> {
  const server = await startEmbeddedPostgres({ home: inject("databaseHome"), durable: false, hold: false });
  const name = `engine_${randomBytes(6).toString("hex")}`;
  await query(server.ownerUrl, `create database ${name} template template0`);
  return server.urlsFor(name).ownerUrl;
}

/** Runs one statement on the engine's tables directly, bypassing its API. */
export const query = <Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  connected(url, async (client) => (await client.query(sql, values)).rows as Row[]);
