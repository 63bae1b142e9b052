import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { withoutForcedRowSecurity } from "../../scripts/database.ts";
import { startEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { removeHome } from "../../scripts/temporary-home.ts";
import { hostedDatabase } from "../support/hosted-database.ts";
import { testHome } from "../support/test-home.ts";
import { thorough } from "../support/thorough.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

/** Database owners as hosts provide them, none a superuser, with the statements that create them. */
const owners = {
  "a plain owner": ["CREATE ROLE hosted LOGIN CREATEROLE PASSWORD 'chosen'"],
  // As on Neon (neon.com/docs/manage/roles): reads every table, and bypasses row-level security.
  "a Neon-style owner": [
    "CREATE ROLE cloud_superuser CREATEDB CREATEROLE BYPASSRLS IN ROLE pg_read_all_data, pg_write_all_data",
    "CREATE ROLE hosted LOGIN CREATEDB CREATEROLE BYPASSRLS PASSWORD 'chosen' IN ROLE cloud_superuser",
  ],
};

const oldestAndNewest = [
  [16, "a plain owner"],
  [18, "a Neon-style owner"],
] as const;
const others = [
  [17, "a plain owner"],
  [18, "a plain owner"],
] as const;

describe.each(thorough ? [...oldestAndNewest, ...others] : oldestAndNewest)(
  "PostgreSQL %i, migrated by %s",
  (major, kind) => {
    let home: string;
    let env: Awaited<ReturnType<typeof hostedDatabase>>["env"];
    let superuser: string;

    beforeAll(async () => {
      home = testHome();
      const older = major === 18 ? undefined : major;
      const server = await startEmbeddedPostgres({ home, older, durable: false, hold: false });
      ({ env, superuser } = await hostedDatabase(server, owners[kind]));
    });
    afterAll(() => removeHome(home));

    test("is ready for the app after npm run migrate, run twice concurrently and once more", async () => {
      const both = await Promise.all([runMigrate(env), runMigrate(env)]);
      const all = fs.readdirSync("prisma/migrations").filter((name) => name !== "migration_lock.toml").length;
      expect(both.filter((output) => output.includes(`Applied ${all} migrations.`))).toHaveLength(1);
      expect(both.filter((output) => output.includes("All migrations are already applied."))).toHaveLength(1);
      expect(await runMigrate(env)).toContain("All migrations are already applied.");

      const ids = await rows<{ id: string }>(
        superuser,
        `INSERT INTO "Organization" (id, name, slug) VALUES (uuidv7(), 'Acme', 'acme'), (uuidv7(), 'Bolt', 'bolt') RETURNING id`,
      );
      for (const { id } of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
      const createdAt = parseInt((ids[0]?.id ?? "").replace("-", "").slice(0, 12), 16);
      expect(Math.abs(Date.now() - createdAt)).toBeLessThan(60_000);

      // The app's login, created by the command: reads users, and one organization in the tenant role.
      expect(await rows(env.DATABASE_URL, `SELECT count(*)::int AS users FROM "User"`)).toEqual([
        { users: 0 },
      ]);
      await expect(rows(env.DATABASE_URL, `SELECT FROM "Candidate"`)).rejects.toMatchObject({
        code: "42501",
      });
      const acme = ids[0]?.id ?? "";
      const enter = `SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', '${acme}', true)`;
      expect(await rows(env.DATABASE_URL, `SELECT name FROM "Organization"`, enter)).toEqual([
        { name: "Acme" },
      ]);

      // The login for administrators' statements: reads the views, but not their tables.
      const report = "SET LOCAL ROLE shortlist_sql";
      const names = await rows(
        env.DATABASE_SQL_URL,
        "SELECT name FROM reporting.organizations ORDER BY 1",
        report,
      );
      expect(names).toEqual([{ name: "Acme" }, { name: "Bolt" }]);
      const views = await rows<{ view: string }>(
        superuser,
        "SELECT viewname AS view FROM pg_views WHERE schemaname = 'reporting'",
      );
      expect(views.length).toBeGreaterThan(15);
      for (const { view } of views)
        await rows(env.DATABASE_SQL_URL, `SELECT FROM reporting."${view}"`, report);
      await expect(rows(env.DATABASE_SQL_URL, `SELECT FROM "Organization"`, report)).rejects.toMatchObject({
        code: "42501",
      });
    });

    test("a migration by the owner changes rows of every organization, and row-level security is forced again after it", async () => {
      const updatedRows = () =>
        connected(env.DATABASE_OWNER_URL, (owner) =>
          withoutForcedRowSecurity(
            owner,
            async () => (await owner.query(`UPDATE "Organization" SET name = name`)).rowCount,
          ),
        );
      expect(await updatedRows()).toBe(2);
      const unforced = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity AND NOT relforcerowsecurity`;
      expect(await rows(superuser, unforced)).toEqual([]);
    });
  },
);

/** Runs `npm run migrate` and returns its output. @throws with the output when it fails */
async function runMigrate(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ["scripts/migrate.ts"], { env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error(output);
  return output;
}

/** The rows of a statement, in a transaction that runs `first` before it. */
const rows = <T extends object>(url: string, statement: string, first = "SELECT") =>
  connected(url, async (client) => {
    await client.query("BEGIN");
    await client.query(first);
    const result = await client.query<T>(statement);
    await client.query("COMMIT");
    return result.rows;
  });
