import pg from "pg";
import { expect, test } from "vitest";
import { migrate } from "../../scripts/database.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database.ts";

test(
  "logins of the user's own choosing may play the roles that the migrations make, each its own",
  { timeout: 60_000 },
  async () => {
    const { ownerUrl, name } = await createDatabase();
    const login = async (suffix: string) => {
      await connected(ownerUrl, (client) =>
        client.query(`CREATE ROLE "${name}-${suffix}" LOGIN PASSWORD 'chosen'`),
      );
      const url = new URL(ownerUrl);
      url.username = `${name}-${suffix}`;
      url.password = "chosen";
      return url.href;
    };
    const app = await login("app");
    const sql = await login("sql");
    const database = {
      env: { DATABASE_URL: app, DATABASE_OWNER_URL: ownerUrl, DATABASE_SQL_URL: sql },
      release: async () => {},
    };
    await migrate(database);
    await migrate(database);

    const roles = [
      "shortlist_tenant",
      "shortlist_hiring_manager",
      "shortlist_identity",
      "shortlist_relay",
      "shortlist_sql",
    ];
    expect(await played(app, roles)).toEqual(roles);
    expect(await played(sql, roles)).toEqual(["shortlist_sql"]);
  },
);

/** Which of the roles a login may play. */
async function played(url: string, roles: string[]): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const played: string[] = [];
  for (const role of roles) {
    await client.query("BEGIN");
    await client.query(`SET LOCAL ROLE ${role}`).then(
      () => played.push(role),
      () => {},
    );
    await client.query("ROLLBACK");
  }
  await client.end();
  return played;
}
