import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/database.ts";
import { withAliases } from "../../scripts/run.ts";
import { removeHome } from "../../scripts/temporary-home.ts";
import { testHome } from "../support/test-home.ts";

const home = testHome();
const restored = testHome();
afterAll(async () => {
  for (const folder of [home, restored]) await removeHome(folder);
});

/** Runs one of the launcher's scripts on a home, with that home's database. */
async function run(home: string, script: string[]): Promise<{ code: number | null; printed: string }> {
  // Empty counts as unset: the home has its own database.
  const EMBEDDED = script[0] === "scripts/demo.ts" ? "" : "1";
  const own = { DATABASE_URL: "", DATABASE_OWNER_URL: "", SHORTLIST_HOME: home, PORT: "0", EMBEDDED };
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...own, NODE_ENV: "production" },
  });
  let printed = "";
  const keep = (chunk: Buffer) => void (printed += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, printed };
}

test("the demo builds a shortlist over OAuth and MCP, prints it with evidence, and exits with 0", async () => {
  const { code, printed } = await run(home, ["scripts/demo.ts", "--exit"]);
  expect(printed).toContain("Shortlist for Senior Backend Engineer");
  expect(printed).toMatch(/ {4}1 {2}\S.+\d+\.\d/);
  expect(printed).toMatch(/“.+” \(page \d\)/);
  expect(printed).toContain("Not scored, and not charged");
  expect(printed).toMatch(/\/jobs\/[0-9a-f-]{36}/);
  expect(printed).toContain("imported automatically: 3 jobs, 36 applications");
  expect(printed).toMatch(
    /read back in the simulator: \S.+ moved to On-site once, with the feedback as a note/,
  );
  expect(code).toBe(0);
}, 400_000);

test("npm run backup and npm run restore copy the demo's shortlist to an empty home", async () => {
  const folder = path.join(restored, "backup");
  const backup = await run(home, ["scripts/backup.ts", folder]);
  expect(backup).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^\d+ rows of \d+ tables and \d+ files/) as string,
  });
  expect(await run(home, ["scripts/backup.ts", folder])).toMatchObject({ code: 1 });

  const restore = await run(restored, ["scripts/restore.ts", folder]);
  expect(restore).toMatchObject({ code: 0, printed: expect.stringContaining("Restored as of") as string });
  expect(await run(restored, ["scripts/restore.ts", folder])).toMatchObject({ code: 1 });
  const verified = await run(restored, ["scripts/admin.ts", "verify"]);
  expect(verified.printed).toMatch(/2 organizations, \d+ files, 0 problems\./);
  expect(verified.code).toBe(0);

  const before = await shortlists(home);
  expect(before).toContain("Amara Lindqvist");
  expect(await shortlists(restored)).toBe(before);
  const files = readdirSync(path.join(home, "files"), { recursive: true, encoding: "utf8" }).filter((file) =>
    existsSync(path.join(restored, "files", file)),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(readFileSync(path.join(restored, "secret"))).toEqual(readFileSync(path.join(home, "secret")));
});

async function shortlists(home: string): Promise<string> {
  const { env, release } = await openDatabase(home);
  const script = withAliases("tests/scripts/print-shortlists.ts");
  const child = spawn(process.execPath, script, { env: { ...process.env, ...env, SHORTLIST_HOME: home } });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  await new Promise((resolve) => child.once("close", resolve));
  await release();
  return printed.trim().split("\n").at(-1) ?? "";
}
