import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type {} from "../../support/global-database.ts";
import { startEmbeddedPostgres } from "../../../scripts/embedded-postgres.ts";

/** Creates an empty database on the test run's PostgreSQL. The engine creates its own tables. */
export async function emptyDatabase(): Promise<string> {
  const server = await startEmbeddedPostgres({ home: inject("databaseHome"), durable: false, hold: false });
  const name = `engine_${randomBytes(6).toString("hex")}`;
  await query(server.ownerUrl, `create database ${name} template template0`);
  return server.urlsFor(name).ownerUrl;
}

/** Runs one statement on the engine's tables directly, bypassing its API. */
export async function query<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
