import pg from "pg";
import { expect, test } from "vitest";
import { migrate } from "../../scripts/database.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database.ts";

test(
  "a login of the user's own choosing may play the roles that the migrations make",
  { timeout: 60_000 },
  async () => {
    const { ownerUrl, name } = await createDatabase();
    await connected(ownerUrl, (client) => client.query(`CREATE ROLE "${name}-app" LOGIN PASSWORD 'chosen'`));
    const appUrl = new URL(ownerUrl);
    appUrl.username = `${name}-app`;
    appUrl.password = "chosen";
    const database = {
      env: { DATABASE_URL: appUrl.href, DATABASE_OWNER_URL: ownerUrl },
      release: async () => {},
    };
    await migrate(database);
    await migrate(database);

    const app = new pg.Client(appUrl.href);
    await app.connect();
    for (const role of ["shortlist_tenant", "shortlist_identity", "shortlist_relay"]) {
      await app.query("BEGIN");
      await app.query(`SET LOCAL ROLE ${role}`);
      expect((await app.query("SELECT current_user AS role")).rows).toEqual([{ role }]);
      await app.query("ROLLBACK");
    }
    await app.end();
  },
);
