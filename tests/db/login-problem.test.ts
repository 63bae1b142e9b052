import { expect, test } from "vitest";
import { loginProblem, versionProblem } from "@/lib/platform/db/login-problem";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database.ts";

test("refuses superusers, and logins that bypass row-level security themselves or by a role they may assume", async () => {
  const { ownerUrl, appUrl, sqlUrl, name } = await createDatabase();
  const login = async (suffix: string, ...statements: string[]) => {
    const role = `${name}_${suffix}`;
    await connected(ownerUrl, async (owner) => {
      await owner.query(`CREATE ROLE ${role} LOGIN NOINHERIT PASSWORD 'chosen'`);
      for (const statement of statements) await owner.query(statement.replaceAll("me", role));
    });
    return connected(
      Object.assign(new URL(ownerUrl), { username: role, password: "chosen" }).href,
      loginProblem,
    );
  };
  expect(await connected(appUrl, loginProblem)).toBeNull();
  expect(await connected(sqlUrl, loginProblem)).toBeNull();
  expect(await login("plain", "ALTER ROLE me CREATEROLE")).toBeNull();
  expect(await connected(ownerUrl, loginProblem)).toContain("the login postgres is a superuser");
  expect(await login("bypasses", "ALTER ROLE me BYPASSRLS")).toContain("bypasses row-level security");
  // As roles made in a host's console: members of a role of the host that bypasses.
  expect(await login("member", `CREATE ROLE ${name}_host BYPASSRLS`, `GRANT ${name}_host TO me`)).toContain(
    "may become a role that does",
  );
});

test("refuses a server that is older than PostgreSQL 16", async () => {
  const { ownerUrl } = await createDatabase();
  const problem = await connected(ownerUrl, async (client) => {
    expect(await versionProblem(client)).toBeNull();
    // An older server, as far as it can be asked: its version number alone is another.
    await client.query(`CREATE SCHEMA older; SET search_path = older, pg_catalog;
      CREATE FUNCTION older.current_setting(text) RETURNS text LANGUAGE sql RETURN '150013'`);
    return loginProblem(client);
  });
  expect(problem).toBe("PostgreSQL 15 is too old; this service needs 16 or newer.");
});
