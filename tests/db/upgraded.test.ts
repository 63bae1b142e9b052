import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migrate } from "../../scripts/database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { removeHome } from "../../scripts/temporary-home.ts";
import { editedMigrations, previousMigrations, runMigrations } from "../support/previous-release.ts";
import { schemaOf } from "../support/schema-of.ts";
import { testHome } from "../support/test-home.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const all = fs.readdirSync("prisma/migrations").filter((name) => !name.endsWith(".toml"));
const upTo = (last: string) => all.filter((name) => name <= last);
const newest = editedMigrations.at(-1)!;

// The roles that could run the previous release's migrations: one of them needed more than CREATEROLE.
describe.each([
  ["a superuser", false, "CREATE ROLE hosted LOGIN SUPERUSER PASSWORD 'chosen'"],
  [
    "a Neon-style owner",
    // PostgreSQL only warned about a GRANT, so the login for administrators' statements could not read these views.
    true,
    `CREATE ROLE cloud_superuser CREATEDB CREATEROLE BYPASSRLS IN ROLE pg_read_all_data, pg_write_all_data;
     CREATE ROLE hosted LOGIN CREATEDB CREATEROLE BYPASSRLS PASSWORD 'chosen' IN ROLE cloud_superuser`,
  ],
])("a database migrated by %s", (_, lost, roles) => {
  let home: string;
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    home = testHome();
    server = await startEmbeddedPostgres({ home, durable: false, hold: false });
    await connected(server.ownerUrl, async (client) => {
      await client.query(roles);
    });
  });
  afterAll(() => removeHome(home));

  /** Creates a database of that owner. Returns the connection URLs of its logins. */
  async function database(name: string) {
    await connected(server.ownerUrl, (client) => client.query(`CREATE DATABASE ${name} OWNER hosted`));
    const as = (login: string) => {
      const url = new URL(server.urlsFor(name).ownerUrl);
      [url.username, url.password] = [login, "chosen"];
      return url.href;
    };
    return { DATABASE_URL: as("web"), DATABASE_OWNER_URL: as("hosted"), DATABASE_SQL_URL: as("reports") };
  }

  test("has the same schema after an upgrade as a fresh one, whichever text of the edited migrations it ran", async () => {
    const fresh = await database("fresh");
    await migrate({ env: fresh });
    const expected = await schemaOf(fresh.DATABASE_OWNER_URL);
    expect(expected.grants?.length).toBeGreaterThan(100);

    const before = { previous: previousMigrations, edited: upTo(newest) };
    for (const [name, migrations] of Object.entries(before)) {
      const env = await database(name);
      await runMigrations(env.DATABASE_OWNER_URL, migrations);
      expect(await lostGrants(env.DATABASE_OWNER_URL)).toEqual(lost ? ["jobs", "ats_connections"] : []);
      expect(await migrate({ env })).toEqual(all.filter((migration) => !migrations.includes(migration)));
      expect(await schemaOf(env.DATABASE_OWNER_URL), name).toEqual(expected);
    }
  });
});

/** Views that the login for administrators' statements may not read. */
async function lostGrants(url: string): Promise<string[]> {
  const { grants = [] } = await schemaOf(url);
  return ["jobs", "ats_connections"].filter(
    (view) => !grants.includes(`reporting.${view} SELECT to shortlist_sql`),
  );
}
