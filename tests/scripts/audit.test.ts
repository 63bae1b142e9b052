import { expect, test } from "vitest";
import { openFindings } from "../../scripts/audit";

const url = "https://github.com/advisories/GHSA-0000-0000-0000";
/** As `npm audit --json` prints it (auditReportVersion 2), without what is not read. */
const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      leaf: {
        name: "leaf",
        severity,
        via: [{ source: 1, name: "leaf", url, severity }],
        fixAvailable: false,
      },
      above: { name: "above", severity, via: ["leaf"], fixAvailable: false },
    },
  });
const now = new Date("2026-11-22T12:00:00Z");
const excused = (until: string) => [{ advisory: url, reason: "Only reached by a tool of the tests.", until }];

test("a finding of level high is told once, with its advisory", () => {
  expect(openFindings(report("high"), [], now)).toEqual([`leaf: high, ${url}`]);
  expect(openFindings(report("critical"), [], now)).toHaveLength(1);
});

test("a finding below it fails nothing, and nor does none", () => {
  expect(openFindings(report("moderate"), [], now)).toEqual([]);
  expect(openFindings('{"vulnerabilities":{}}', [], now)).toEqual([]);
});

test("an exception excuses until its last day", () => {
  expect(openFindings(report("high"), excused("2026-11-22"), now)).toEqual([]);
  expect(openFindings(report("high"), excused("2026-11-21"), now)).toHaveLength(1);
});

test("what is no report is no clean report", () => {
  for (const printed of ["", "<html>", "{}", '{"message":"405 Method Not Allowed","error":{}}', "null"])
    expect(openFindings(printed, [], now)).toBeNull();
});
