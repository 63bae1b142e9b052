import { randomBytes } from "node:crypto";
import path from "node:path";
import { inject } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { withLock } from "../../scripts/postgres/lock.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { prisma } from "../../scripts/prisma.ts";

const TEMPLATE = "shortlist_template";

export interface TestDatabase {
  name: string;
  /** Superuser: sets up what the app itself may not write, and bypasses row-level security. */
  ownerUrl: string;
  /** The app's login. */
  appUrl: string;
  /** The login for administrators' SQL statements. */
  sqlUrl: string;
}

/**
 * A migrated database for this test file alone. Importing this module sets DATABASE_URL, DATABASE_OWNER_URL and
 * DATABASE_SQL_URL to it, so import it before anything that reads them.
 */
export const database: TestDatabase = process.env.VITEST
  ? await createDatabase({ template: TEMPLATE })
  : // Benchmarks run without vitest and set their own database.
    { name: "", ownerUrl: "", appUrl: "", sqlUrl: "" };
process.env.DATABASE_URL = database.appUrl;
process.env.DATABASE_OWNER_URL = database.ownerUrl;
process.env.DATABASE_SQL_URL = database.sqlUrl;

/** Runs a statement in this file's database with the owner's login, and returns its rows. */
export const sql = async (text: string, values: unknown[] = []) =>
  (await connected(database.ownerUrl, (client) => client.query(text, values))).rows;

/** Creates a database: empty, or a copy of the migrated template. Removed with the cluster when the run ends. */
export async function createDatabase({ template }: { template?: string } = {}): Promise<TestDatabase> {
  const home = inject("databaseHome");
  const server = await startEmbeddedPostgres({ home, durable: false, hold: false });
  if (template) await withLock(path.join(home, "template.lock"), () => ensureTemplate(server));
  const name = `test_${randomBytes(6).toString("hex")}`;
  await connected(server.ownerUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template ?? "template0"}`),
  );
  return { name, ...server.urlsFor(name) };
}

/** Migrates the template once for the whole run. */
async function ensureTemplate(server: EmbeddedPostgres) {
  await connected(server.ownerUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [TEMPLATE]);
    if (rowCount) return;
    // Migrated under another name first, so that an existing template is always complete.
    const draft = `${TEMPLATE}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    const { ownerUrl } = server.urlsFor(draft);
    prisma(["migrate", "deploy"], { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: ownerUrl });
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${TEMPLATE}`);
  });
}
