import { describe, expect, test } from "vitest";
import { fisherExact } from "@/lib/hiring/impact/fisher";
import { type Assessed, aboveMedian, impactTable } from "@/lib/hiring/impact/impact-table";

/** Applicants of a category, of whom so many were selected. */
const people = (category: string | null, count: number, selected: number): Assessed[] =>
  Array.from({ length: count }, (_, i) => ({ category, selected: i < selected }));

type Example = [category: string, count: number, selected: number, rate: string, ratio: string];

/**
 * Of the example of a bias audit in the rule itself, 6 RCNY § 5-301(b): "# of Applicants", "# Selected", "Selection
 * Rate" and "Impact Ratio". It leaves no category out, also those under 2 %. Written down from memory of the notice of
 * adoption of 6 April 2023, not copied: compare it with the City Record when it can be reached. One row of the third
 * table is missing for that reason.
 */
const sex: Example[] = [
  ["Male", 1390, 667, "48%", "1.000"],
  ["Female", 1181, 555, "47%", "0.979"],
];
const race: Example[] = [
  ["Hispanic or Latino", 408, 204, "50%", "0.97"],
  ["White", 797, 412, "52%", "1.00"],
  ["Black or African American", 390, 170, "44%", "0.84"],
  ["Native Hawaiian or Pacific Islander", 119, 52, "44%", "0.85"],
  ["Asian", 616, 302, "49%", "0.95"],
  ["Native American or Alaska Native", 41, 18, "44%", "0.85"],
  ["Two or More Races", 213, 96, "45%", "0.87"],
];
const intersectional: Example[] = [
  ["Hispanic or Latino, male", 205, 90, "43.9%", "0.841"],
  ["Hispanic or Latino, female", 190, 82, "43.2%", "0.827"],
  ["White, male", 412, 215, "52.2%", "1.000"],
  ["Black, male", 226, 95, "42.0%", "0.806"],
  ["Native Hawaiian or Pacific Islander, male", 87, 37, "42.5%", "0.815"],
  ["Asian, male", 321, 167, "52.0%", "0.997"],
  ["Native American or Alaska Native, male", 24, 11, "45.8%", "0.878"],
  ["White, female", 385, 197, "51.2%", "0.981"],
  ["Black, female", 164, 75, "45.7%", "0.876"],
  ["Native Hawaiian or Pacific Islander, female", 32, 15, "46.9%", "0.898"],
  ["Asian, female", 295, 135, "45.8%", "0.877"],
  ["Native American or Alaska Native, female", 17, 7, "41.2%", "0.789"],
  ["Two or More Races, female", 98, 44, "44.9%", "0.860"],
];

describe("the example of 6 RCNY § 5-301(b)", () => {
  test.each([
    ["sex", sex, 0, 3],
    ["race and ethnicity", race, 0, 2],
    ["sex with race and ethnicity", intersectional, 1, 3],
  ])("comes out to the digit by %s, with the unknown counted apart", (_, rows, ofRate, ofRatio) => {
    const assessed = [
      ...rows.flatMap(([category, count, selected]) => people(category, count, selected)),
      ...people(null, 250, 100),
    ];
    const table = impactTable(
      assessed,
      rows.map(([category]) => category),
      false,
    );
    expect(table.unknown).toBe(250);
    expect(
      table.rows.map((row): Example => [
        row.category,
        row.count,
        row.selected,
        `${(100 * row.rate).toFixed(ofRate)}%`,
        row.impactRatio!.toFixed(ofRatio),
      ]),
    ).toEqual(rows);
  });
});

test("a category under 2 % keeps its count and rate, gets no ratio, and is not what others are compared with", () => {
  const assessed = [...people("a", 99, 33), ...people("b", 100, 50), ...people("c", 3, 3)];
  const [a, b, c] = impactTable(assessed, ["a", "b", "c"], true).rows;
  expect(c).toMatchObject({
    count: 3,
    rate: 1,
    impactRatio: null,
    leftOut: true,
    fourFifths: null,
    fisher: null,
  });
  expect(b).toMatchObject({ impactRatio: 1, leftOut: false });
  expect(a?.impactRatio).toBeCloseTo(2 / 3, 12);
  expect(impactTable(assessed, ["a", "b", "c"], false).rows[1]?.impactRatio).toBe(0.5);
  const exactly = [...people("a", 98, 49), ...people("b", 2, 1)];
  expect(impactTable(exactly, ["a", "b"], true).rows[1]?.leftOut).toBe(false);
});

test("without a selection or anybody assessed there is no ratio, and no division by nothing", () => {
  expect(impactTable(people("a", 40, 0), ["a"], true).rows).toMatchObject([{ rate: 0, impactRatio: null }]);
  expect(impactTable(people(null, 7, 1), [], true)).toEqual({ unknown: 7, rows: [] });
  expect(impactTable([], [], true)).toEqual({ unknown: 0, rows: [] });
});

test("the four-fifths rule is reached at exactly four fifths, and not judged on small groups", () => {
  const verdict = (count: number, selected: number) =>
    impactTable([...people("a", 50, 35), ...people("b", count, selected)], ["a", "b"], false).rows[1]
      ?.fourFifths;
  expect(verdict(50, 28)).toBe("reached");
  expect(verdict(50, 27)).toBe("below");
  expect(verdict(29, 1)).toBe("too_few");
  // The example of 29 CFR § 1607.4(D)'s Questions and Answers, number 12: 48 of 80 and 12 of 40 hired, 50 %.
  const [, black] = impactTable(
    [...people("white", 80, 48), ...people("black", 40, 12)],
    ["white", "black"],
    true,
  ).rows;
  expect(black).toMatchObject({ rate: 0.3, impactRatio: 0.5, fourFifths: "below" });
});

test("Fisher's exact test gives the p-values that R documents", () => {
  // R, ?fisher.test: Fisher's tea drinker, and the convictions of twins.
  expect(fisherExact({ count: 4, selected: 3 }, { count: 4, selected: 1 })).toBeCloseTo(0.4857, 4);
  expect(fisherExact({ count: 12, selected: 2 }, { count: 18, selected: 15 })).toBeCloseTo(0.0005367, 7);
  expect(fisherExact({ count: 5, selected: 0 }, { count: 9, selected: 0 })).toBe(1);
  const large = fisherExact({ count: 50_000, selected: 25_000 }, { count: 50_000, selected: 25_000 });
  expect(large).toBeCloseTo(1, 6);
});

test("a score counts as selected above the median of the full sample, and a missing one is refused", () => {
  const of = (...scores: number[]) =>
    aboveMedian(scores.map((score) => ({ score }))).map((each) => each.selected);
  expect(of(10, 20, 30, 40)).toEqual([false, false, true, true]);
  expect(of(10, 20, 30)).toEqual([false, false, true]);
  expect(of(50, 50, 50)).toEqual([false, false, false]);
  expect(of(7)).toEqual([false]);
  expect(aboveMedian([])).toEqual([]);
  expect(() => aboveMedian([{ score: 1 }, { score: null }])).toThrow(/missing/);
});
