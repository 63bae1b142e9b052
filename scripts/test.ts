// npm test: sets up what it needs, runs every test and check, and prints the result on the last line.
// npm test -- <filter…> runs only the vitest files that match.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ensureGenerated } from "./generated.ts";
import { exitWhenInterrupted } from "./interruption.ts";
import { ensureBuilt } from "./next-build.ts";
import { ensurePgbouncer } from "./pgbouncer.ts";
import { freePort } from "./ports.ts";
import { exitCode } from "./run.ts";
import { oneFailure, playwrightTally, sum, vitestTally, type Tally } from "./test-report.ts";

exitWhenInterrupted();
const filters = process.argv.slice(2);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-reports-"));
const tallies: Tally[] = [];
const startedAt = Date.now();
// About a hundred processes load the same modules, which are compiled once for all of them.
process.env.NODE_COMPILE_CACHE = path.join(reports, "compiled");

// Tests set what they need; the shell's own settings must not affect them.
for (const name of [
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_SQL_URL",
  "SHORTLIST_HOME",
  "HOST",
  "PORT",
  "SEED",
  "EMBEDDED",
  "APP_URL",
]) {
  delete process.env[name];
}

await part("set-up", async () => {
  await ensureGenerated();
  if (filters.length) return;
  ensureBrowser();
  ensurePgbouncer();
  await ensureBuilt({ quiet: true });
  // The build does not change during the run: starting the app does not have to hash every source again.
  process.env.SHORTLIST_TEST_DIST = process.env.NEXT_DIST_DIR ?? ".next";
});
const unitTests = () =>
  part("unit and use-case tests", async () => {
    const report = path.join(reports, "vitest.json");
    const code = await exitCode(
      [
        "node_modules/vitest/vitest.mjs",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
        ...filters,
      ],
      // Browser tests run one after another and wait often, which leaves enough processor time for these.
      { lowPriority: filters.length === 0 },
    );
    tallies.push(withExitCode(code, vitestTally(report)));
  });
const browserTests = () =>
  part("tests in the browser", async () => {
    const report = path.join(reports, "playwright.json");
    const code = await exitCode(["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORT: String(await freePort()) },
    });
    tallies.push(withExitCode(code, playwrightTally(report)));
  });
const checks = () =>
  part("format, types, lint, boundaries, dead code", async () => {
    const code = await exitCode(["scripts/check.ts"], { quiet: true });
    tallies.push(code === 0 ? { passed: 1, failed: 0, skipped: 0, named: [] } : oneFailure("npm run check"));
  });

// A browser test mostly waits for its pages, and leaves the cores to the other tests.
await Promise.all([unitTests(), ...(filters.length ? [] : [browserTests().then(checks)])]);

fs.rmSync(reports, { recursive: true, force: true });
const { passed, failed, skipped, named } = sum(tallies);
if (named.length) console.log(`\nLook at:\n${named.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${skipped} skipped, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** An error in one part counts as one failure; the others still run and are counted. */
async function part(name: string, work: () => Promise<void>) {
  console.log(`\n— ${name}`);
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tallies.push(oneFailure(name));
  }
}

/** Counts a failure when the runner failed without a failed test (an unhandled rejection, an error in the set-up). */
function withExitCode(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0
    ? {
        ...tally,
        failed: 1,
        named: [...tally.named, `a runner whose tests passed and that exited with ${code}`],
      }
    : tally;
}
