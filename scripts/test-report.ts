import fs from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed or needed a retry, and why: printed last, because many read only the end of a long output. */
  named: string[];
}

/**
 * Counts a vitest JSON report. A file that could not be loaded has no failed tests, so it counts as one failure.
 * A missing report, or one without tests, is one failure: silence is not success.
 */
export function vitestTally(file: string): Tally {
  const report = read<JsonTestResults>(file);
  if (!report) return noReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return failIfEmpty({
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    named: [
      ...broken.map(({ name }) => name),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ failureMessages }) => failureMessages?.length)
          .map(({ status, fullName, failureMessages }) => {
            const retried = status === "passed" ? passedOnRetry : "";
            return `${name}: ${fullName}${retried}${firstLines(failureMessages?.[0])}`;
          }),
      ),
    ],
  });
}

/** Counts a Playwright JSON report, by the same rules. A test that passed on a retry has passed. */
export function playwrightTally(file: string): Tally {
  const report = read<JSONReport>(file);
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return failIfEmpty({
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    named: [
      ...report.errors.map(({ message }) => message ?? "an error outside the tests"),
      ...failedOrFlaky(report),
    ],
  });
}

function failedOrFlaky({ specs = [], suites = [] }: Partial<JSONReportSuite>): string[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => {
          const retried = status === "flaky" ? passedOnRetry : "";
          return `${file}: ${title}${retried}${firstLines(results[0]?.error?.message)}`;
        }),
    ),
    ...suites.flatMap(failedOrFlaky),
  ];
}

const passedOnRetry = " (passed on retry)";

/** The first lines of an error, below the test's name. */
const firstLines = (message = "") =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => `\n    ${line.trimEnd().slice(0, 200)}`)
    .join("");

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: all.skipped + each.skipped,
      named: [...all.named, ...each.named],
    }),
    { passed: 0, failed: 0, skipped: 0, named: [] },
  );
}

/** The tally of a part that failed as a whole. */
export const oneFailure = (name: string): Tally => ({ passed: 0, failed: 1, skipped: 0, named: [name] });

const noReport = oneFailure("a runner that left no report");

function failIfEmpty(tally: Tally): Tally {
  return tally.passed + tally.failed === 0
    ? { ...tally, failed: 1, named: ["a runner that ran no test"] }
    : tally;
}

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
