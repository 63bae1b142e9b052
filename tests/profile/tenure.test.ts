import { describe, expect, it } from "vitest";
import { yearsIn } from "@/lib/profile/tenure";

const asOf = new Date("2026-11-20T00:00:00Z");
const role = (from: string | null, to: string | null, current = false) => ({ from, to, current });

describe("yearsIn", () => {
  it.each([
    ["no roles", [], null],
    ["roles without dates", [role(null, null)], null],
    ["whole years", [role("2015", "2020")], 5],
    ["months count in full", [role("2020-01", "2020-12")], 1],
    ["one year alone is half a year", [role("2019", "2019")], 0.5],
    ["a role still held", [role("2024-12", null, true)], 2],
    ["overlaps once", [role("2015", "2018"), role("2016", "2020")], 5],
    ["a role within another", [role("2010", "2020"), role("2012-01", "2013-12")], 10],
    ["a gap is no work", [role("2010", "2012"), role("2015", "2016")], 3],
    ["dates that run backwards do not count", [role("2020", "2015"), role("2010", "2011")], 1],
    ["nothing beyond today", [role("2025-12", "2031-01")], 1],
    ["a role that has not begun", [role("2030-01", null, true)], null],
  ])("%s", (_, roles, years) => {
    expect(yearsIn(roles, asOf)).toBe(years);
  });

  it("does not depend on the order of roles", () => {
    const roles = [role("2010", "2012"), role("2011-03", "2014-02"), role("2019", null, true)];
    expect(yearsIn(roles.toReversed(), asOf)).toBe(yearsIn(roles, asOf));
  });
});
