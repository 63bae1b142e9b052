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

test("a test file that failed to load counts as one failure, and a test that passed on retry is named", () => {
  const file = report({
    ...empty,
    numPassedTests: 3,
    numFailedTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: "unread.test.ts", status: "failed", assertionResults: [] },
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [
          { status: "failed", fullName: "adds", failureMessages: ["Error: 3 is no 4\n\n    at add"] },
          { status: "passed", fullName: "subtracts", failureMessages: [] },
        ],
      },
      {
        name: "b.test.ts",
        status: "passed",
        assertionResults: [
          { status: "passed", fullName: "divides", failureMessages: [] },
          { status: "passed", fullName: "multiplies", failureMessages: ["Error: 8 is no 9"] },
        ],
      },
    ],
  });
  expect(vitestTally(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    named: [
      "unread.test.ts",
      "a.test.ts: adds\n    Error: 3 is no 4\n        at add",
      "b.test.ts: multiplies (passed on retry)\n    Error: 8 is no 9",
    ],
  });
});

test("a missing report and a report without tests count as failures", () => {
  const failure = { passed: 0, failed: 1, skipped: 0, named: [expect.any(String)] };
  expect(vitestTally("/nowhere/report.json")).toEqual(failure);
  expect(vitestTally(report(empty))).toEqual(failure);
  expect(playwrightTally("/nowhere/report.json")).toEqual(failure);
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(playwrightTally(report({ stats, errors: [] }))).toEqual(failure);
});

test("counts Playwright's errors outside tests as failures, and a test that passed on retry as passed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, status: string, message?: string) => {
    const results = [{ error: message ? { message } : undefined }];
    return { title, file: "e2e.spec.ts", tests: [{ status, results }] };
  };
  const suites = [{ specs: [spec("opens", "expected"), spec("shuts", "flaky")] }];
  const nested = [{ suites: [{ specs: [spec("locks", "unexpected", "\u001b[31mno key\u001b[39m")] }] }];
  const errors = [{ message: "no server" }];
  const tally = playwrightTally(report({ stats, errors, suites: [...suites, ...nested] }));
  expect(tally).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    named: ["no server", "e2e.spec.ts: shuts (passed on retry)", "e2e.spec.ts: locks\n    no key"],
  });
  expect(sum([tally, tally])).toMatchObject({ passed: 10, failed: 4, skipped: 4 });
});
