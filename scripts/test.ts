// npm test: everything, from what it needs to the last line, which says how it went.
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
import { playwrightTally, sum, vitestTally, type Tally } from "./test-report.ts";

exitWhenInterrupted();
const filters = process.argv.slice(2);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-reports-"));
const tallies: Tally[] = [];
const begun = Date.now();
// Some hundred processes load the same modules: they are compiled once for all of them.
process.env.NODE_COMPILE_CACHE = path.join(reports, "compiled");

// The tests say what they need; the shell's own settings are not for them.
for (const name of [
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_SQL_URL",
  "SHORTLIST_HOME",
  "PORT",
  "SEED",
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
  // Nothing changes it meanwhile: whoever starts the app need not look at every source again.
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
      // The tests in the browser follow one another and wait often: what they leave is enough for these.
      { yielding: filters.length === 0 },
    );
    tallies.push(agreeing(code, vitestTally(report)));
  });
const browserTests = () =>
  part("tests in the browser", async () => {
    const report = path.join(reports, "playwright.json");
    const code = await exitCode(["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORT: String(await freePort()) },
    });
    tallies.push(agreeing(code, playwrightTally(report)));
  });
const checks = () =>
  part("format, types, lint, boundaries, dead code", async () => {
    const code = await exitCode(["scripts/check.ts"], { quiet: true });
    tallies.push(
      code === 0
        ? { passed: 1, failed: 0, skipped: 0, named: [] }
        : { passed: 0, failed: 1, skipped: 0, named: ["npm run check"] },
    );
  });

// A browser test mostly waits for its pages, and leaves the cores to the others.
await Promise.all([unitTests(), ...(filters.length ? [] : [browserTests().then(checks)])]);

fs.rmSync(reports, { recursive: true, force: true });
const { passed, failed, skipped, named } = sum(tallies);
if (named.length) console.log(`\nLook at:\n${named.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${skipped} skipped, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** One part's breakdown is one failure; the others still run and are counted. */
async function part(name: string, work: () => Promise<void>) {
  console.log(`\n— ${name}`);
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tallies.push({ passed: 0, failed: 1, skipped: 0, named: [name] });
  }
}

/** A runner may fail for a reason that no test has (an unhandled rejection, a set-up): that counts too. */
function agreeing(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0
    ? {
        ...tally,
        failed: 1,
        named: [...tally.named, `a runner whose tests passed and that exited with ${code}`],
      }
    : tally;
}
