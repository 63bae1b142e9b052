import { describe, expect, it } from "vitest";
import { yearsIn } from "@/lib/reading/profile/tenure";

const asOf = new Date("2026-11-20T00:00:00Z");
const role = (from: string | null, to: string | null, current = false) => ({ from, to, current });

describe("yearsIn", () => {
  it.each([
    ["returns null without roles", [], null],
    ["returns null for roles without dates", [role(null, null)], null],
    ["counts whole years", [role("2015", "2020")], 5],
    ["counts the first and last month in full", [role("2020-01", "2020-12")], 1],
    ["counts a single year as half a year", [role("2019", "2019")], 0.5],
    ["counts a current role until today", [role("2024-12", null, true)], 2],
    ["counts overlaps once", [role("2015", "2018"), role("2016", "2020")], 5],
    ["counts a role within another once", [role("2010", "2020"), role("2012-01", "2013-12")], 10],
    ["does not count a gap", [role("2010", "2012"), role("2015", "2016")], 3],
    ["does not count dates that run backwards", [role("2020", "2015"), role("2010", "2011")], 1],
    ["counts nothing beyond today", [role("2025-12", "2031-01")], 1],
    ["returns null for a role that has not begun", [role("2030-01", null, true)], null],
  ])("%s", (_, roles, years) => {
    expect(yearsIn(roles, asOf)).toBe(years);
  });

  it("does not depend on the order of roles", () => {
    const roles = [role("2010", "2012"), role("2011-03", "2014-02"), role("2019", null, true)];
    expect(yearsIn(roles.toReversed(), asOf)).toBe(yearsIn(roles, asOf));
  });
});
