import { expect, test } from "vitest";
import { migrate } from "../../scripts/database.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database.ts";

test(
  "existing logins with custom names get only the roles that each of them needs",
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
    expect(await rolesOf(app, roles)).toEqual(roles);
    expect(await rolesOf(sql, roles)).toEqual(["shortlist_sql"]);
  },
);

/** Which of these roles a login may switch to. */
const rolesOf = (url: string, roles: string[]) =>
  connected(url, async (client) => {
    const played: string[] = [];
    for (const role of roles) {
      await client.query("BEGIN");
      await client.query(`SET LOCAL ROLE ${role}`).then(
        () => played.push(role),
        () => {},
      );
      await client.query("ROLLBACK");
    }
    return played;
  });
