import fs from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts a vitest JSON report. A file that could not even be read has no tests to fail, so it counts as one.
 * No report, or one without a test, is one failure: silence is not success.
 */
export function vitestTally(file: string): Tally {
  const report = read<VitestReport>(file);
  if (!report) return nothing;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return atLeastOne({
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Counts a Playwright JSON report, by the same rules. A test that passed on a retry has passed. */
export function playwrightTally(file: string): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return nothing;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne({ passed: expected + flaky, failed: unexpected + report.errors.length, skipped });
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: all.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

const nothing: Tally = { passed: 0, failed: 1, skipped: 0 };

function atLeastOne(tally: Tally): Tally {
  return tally.passed + tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
