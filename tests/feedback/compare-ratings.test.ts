import { expect, test } from "vitest";
import { compareRatings } from "@/lib/hiring/feedback/compare-ratings";

const rating = (criterionId: string, points: number | null) => ({
  criterionId,
  name: criterionId,
  points,
  note: "",
});

// By hand. SQL: 4, 2 and 3 have the mean 3 and are two steps apart; (3 − 1) / 3 × 100 = 66.7, and 100 is 33.3 above
// it. Mentoring: Ann's 1 after the interview replaces her 4, beside Ben's 2: mean 1.5, one step apart; 16.7 beside 40
// is within 25. Python: 4 alone is 100, and 50 is lower. Travel: nobody could say.
test("puts people's ratings beside one another and beside the evaluation, as computed by hand", () => {
  const compared = compareRatings(
    [
      { userId: "ann", kind: "interview", ratings: [rating("mentoring", 1)] },
      {
        userId: "ann",
        kind: "review",
        ratings: [rating("sql", 4), rating("mentoring", 4), rating("travel", null)],
      },
      {
        userId: "ben",
        kind: "review",
        ratings: [rating("sql", 2), rating("mentoring", 2), rating("python", 4)],
      },
      { userId: "cid", kind: "review", ratings: [rating("sql", 3)] },
    ],
    new Map([
      ["sql", 100],
      ["mentoring", 40],
      ["python", 50],
    ]),
  );
  const row = (criterionId: string) => compared.find((each) => each.criterionId === criterionId);
  expect(row("sql")).toMatchObject({
    raters: 3,
    mean: 3,
    lowest: 2,
    highest: 4,
    people: "differ",
    evaluation: "higher",
  });
  expect(row("mentoring")).toMatchObject({
    raters: 2,
    mean: 1.5,
    people: "agree",
    points: 40,
    evaluation: "agrees",
  });
  expect(row("python")).toMatchObject({ raters: 1, people: null, evaluation: "lower" });
  expect(row("travel")).toBeUndefined();
});

test("says nothing about an evaluation that there is not", () => {
  const [row] = compareRatings([{ userId: "ann", kind: "review", ratings: [rating("sql", 2)] }], new Map());
  expect(row).toMatchObject({ points: null, evaluation: null });
});
