import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { playwrightTally, sum, vitestTally } from "../../scripts/test-report.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-report-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, `${randomUUID()}.json`);
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const empty = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test("a file that could not be read counts as a failure of its own", () => {
  const file = report({
    ...empty,
    numPassedTests: 3,
    numFailedTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  });
  expect(vitestTally(file)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test("no report and no tests are failures, never silence", () => {
  const failure = { passed: 0, failed: 1, skipped: 0 };
  expect(vitestTally("/nowhere/report.json")).toEqual(failure);
  expect(vitestTally(report(empty))).toEqual(failure);
  expect(playwrightTally("/nowhere/report.json")).toEqual(failure);
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(playwrightTally(report({ stats, errors: [] }))).toEqual(failure);
});

test("Playwright's errors outside tests count as failures; a test that passed on a retry has passed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const tally = playwrightTally(report({ stats, errors: [{ message: "no server" }] }));
  expect(tally).toEqual({ passed: 5, failed: 2, skipped: 2 });
  expect(sum([tally, tally])).toEqual({ passed: 10, failed: 4, skipped: 4 });
});
