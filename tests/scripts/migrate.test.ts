import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { migrate } from "../../scripts/database.ts";
import { connected, value } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database.ts";

test("existing logins with custom names get only the roles that each of them needs", async () => {
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
    "shortlist_self_reports",
    "shortlist_impact",
  ];
  expect(await rolesOf(app, roles)).toEqual(roles);
  expect(await rolesOf(sql, roles)).toEqual(["shortlist_sql"]);
});

test.each(["rolled back", "committed"])(
  "a migration whose process was killed, and that was then %s, does not prevent later starts",
  async (outcome) => {
    const { ownerUrl } = await createDatabase();
    const env = { DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: ownerUrl };
    await connected(ownerUrl, async (owner) => {
      await owner.query(`
        CREATE SEQUENCE pauses;
        CREATE FUNCTION pause() RETURNS event_trigger LANGUAGE plpgsql AS
          $$ BEGIN IF nextval('pauses') = 1 THEN PERFORM pg_sleep(4); END IF; END $$;
        CREATE EVENT TRIGGER pause ON ddl_command_start WHEN TAG IN ('ALTER TABLE') EXECUTE FUNCTION pause()`);
      const migrating = spawn(process.execPath, [
        "--input-type=module",
        "--eval",
        `import { migrate } from ${JSON.stringify(path.resolve("scripts/database.ts"))};
         await migrate({ env: ${JSON.stringify(env)} });`,
      ]);
      const others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
      while (!(await value<boolean>(owner, `SELECT EXISTS (SELECT ${others} AND wait_event = 'PgSleep')`)))
        await sleep(50);
      migrating.kill("SIGKILL");
      await once(migrating, "exit");
      if (outcome === "rolled back") await owner.query(`SELECT pg_terminate_backend(pid) ${others}`);
    });
    await migrate({ env });
    expect(await migrate({ env })).toEqual([]);
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
