import { expect, test } from "vitest";
import { openFindings } from "../../scripts/audit";

const url = "https://github.com/advisories/GHSA-0000-0000-0000";
/** An `npm audit --json` report (auditReportVersion 2), with only the fields that are read. */
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

test("reports a high or critical finding once, with its advisory", () => {
  expect(openFindings(report("high"), [], now)).toEqual([`leaf: high, ${url}`]);
  expect(openFindings(report("critical"), [], now)).toHaveLength(1);
});

test("reports nothing for a moderate finding or none", () => {
  expect(openFindings(report("moderate"), [], now)).toEqual([]);
  expect(openFindings('{"vulnerabilities":{}}', [], now)).toEqual([]);
});

test("an exception applies through its last day", () => {
  expect(openFindings(report("high"), excused("2026-11-22"), now)).toEqual([]);
  expect(openFindings(report("high"), excused("2026-11-21"), now)).toHaveLength(1);
});

test("returns null, not an empty list, for output that is not a report", () => {
  for (const printed of ["", "<html>", "{}", '{"message":"405 Method Not Allowed","error":{}}', "null"])
    expect(openFindings(printed, [], now)).toBeNull();
});
