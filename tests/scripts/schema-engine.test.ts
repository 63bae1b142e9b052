import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase, type TestDatabase } from "../support/database.ts";

let checkout: string;
let scratch: TestDatabase;

beforeAll(async () => {
  scratch = await createDatabase();
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-prisma-"));
  fs.mkdirSync(path.join(checkout, "prisma/schema"), { recursive: true });
  fs.copyFileSync("prisma.config.ts", path.join(checkout, "prisma.config.ts"));
  for (const name of ["scripts", "node_modules"]) {
    fs.symlinkSync(path.resolve(name), path.join(checkout, name));
  }
  write(
    "schema.prisma",
    'generator client {\n provider = "prisma-client"\n output = "../generated"\n}\ndatasource db {\n provider = "postgresql"\n}',
  );
  write("note.prisma", "model Note {\n id Int @id\n words String\n}");
});

afterAll(() => fs.rmSync(checkout, { recursive: true, force: true }));

const write = (name: string, schema: string) =>
  fs.writeFileSync(path.join(checkout, "prisma/schema", name), `${schema}\n`);

/** Runs Prisma's CLI with the WebAssembly engine. Resolves with its output. */
async function prisma(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_OWNER_URL: scratch.ownerUrl,
    PRISMA_SCHEMA_ENGINE_BINARY: path.resolve("scripts/schema-engine.mjs"),
    CHECKPOINT_DISABLE: "1",
  };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [path.resolve("node_modules/prisma/build/index.js"), ...args],
    { cwd: checkout, env },
  );
  return stdout + stderr;
}

const migrations = () =>
  fs.readdirSync(path.join(checkout, "prisma/migrations")).filter((name) => !name.endsWith(".toml"));

const query = (sql: string) =>
  connected(scratch.ownerUrl, async (client) => (await client.query(sql)).rows as unknown[]);

test("creates, deploys, diffs and resets migrations, including one edited by hand", async () => {
  await prisma("migrate", "dev", "--name", "first");
  expect(migrations()).toEqual([expect.stringMatching(/^\d{14}_first$/)]);
  expect(await prisma("migrate", "status")).toContain("Database schema is up to date");

  write("note.prisma", "model Note {\n id Int @id\n words String\n tag String?\n}");
  await prisma("migrate", "dev", "--name", "second", "--create-only");
  const second = migrations().find((name) => name.endsWith("_second"));
  const file = path.join(checkout, "prisma/migrations", second ?? "", "migration.sql");
  fs.appendFileSync(
    file,
    `CREATE FUNCTION twice(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2 * n; END; $$;
     INSERT INTO "Note" VALUES (twice(21), 'one; two', NULL);\n`,
  );
  await prisma("migrate", "deploy");
  expect(await query(`SELECT * FROM "Note"`)).toEqual([{ id: 42, words: "one; two", tag: null }]);
  expect(
    await query(`SELECT count(*)::int AS n FROM _prisma_migrations WHERE finished_at IS NOT NULL`),
  ).toEqual([{ n: 2 }]);
  expect(
    await prisma(
      "migrate",
      "diff",
      "--from-migrations",
      "prisma/migrations",
      "--to-schema",
      "prisma/schema",
      "--script",
    ),
  ).toContain("empty migration");

  await prisma("migrate", "reset", "--force");
  expect(await query(`SELECT count(*)::int AS n FROM "Note"`)).toEqual([{ n: 1 }]);
});

test("a failing migration reports PostgreSQL's message, and can be resolved", async () => {
  const folder = path.join(checkout, "prisma/migrations/99990101000000_wrong");
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, "migration.sql"), "SELECT nonsense;");
  await expect(prisma("migrate", "deploy")).rejects.toMatchObject({
    stderr: expect.stringContaining('42703 - column "nonsense" does not exist'),
  });
  await prisma("migrate", "resolve", "--rolled-back", "99990101000000_wrong");
  fs.rmSync(folder, { recursive: true });
  expect(await prisma("migrate", "status")).toContain("Database schema is up to date");
});
