import fs from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed or needed a retry, and why: printed last, because many read only the end of a long output. */
  named: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/**
 * Counts a vitest JSON report. A file that could not be loaded has no failed tests, so it counts as one failure.
 * A missing report, or one without tests, is one failure: silence is not success.
 */
export function vitestTally(file: string): Tally {
  const report = read<VitestReport>(file);
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
          .filter(({ status }) => status === "failed")
          .map(({ fullName, failureMessages }) => `${name}: ${fullName}${firstLines(failureMessages[0])}`),
      ),
    ],
  });
}

/** Counts a Playwright JSON report, by the same rules. A test that passed on a retry has passed. */
export function playwrightTally(file: string): Tally {
  const report = read<PlaywrightReport>(file);
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

function failedOrFlaky({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => {
          const retried = status === "flaky" ? " (passed on retry)" : "";
          return `${file}: ${title}${retried}${firstLines(results[0]?.error?.message)}`;
        }),
    ),
    ...suites.flatMap(failedOrFlaky),
  ];
}

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

const noReport: Tally = { passed: 0, failed: 1, skipped: 0, named: ["a runner that left no report"] };

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
