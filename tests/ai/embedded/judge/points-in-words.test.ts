import { expect, test } from "vitest";
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { Criterion } from "@/lib/judging/scorecards/scorecard";

const criterion = (name: string, more: object = {}) =>
  Criterion.parse({
    id: "0197a000-0000-7000-8000-000000000001",
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    ...more,
  });

const work = criterion("Glazier, 4 years", {
  description:
    "Dated work in this role or one like it.\n- Cut and fit panes of glass\n- Measure frames on site\n- Replace broken shop windows",
  minimumYears: 4,
});
const several = criterion("Lead glazing, scaffolding and glass engraving", {
  skills: [{ name: "Lead glazing" }, { name: "Scaffolding" }, { name: "Glass engraving" }],
});
const single = criterion("Stained glass restoration");
const described = criterion("Bevelling", {
  description: "Grinds the edges of mirrors on a wheel",
});
const degree = criterion("Bachelor’s degree");

const people = {
  "long in the trade": `Experience
Glazier, Lark & Sons (03/2004 - 01/2026)
- Cut and fitted panes of glass in old houses
- Measured frames on site
- Lead glazing of church windows
- Restored stained glass in two chapels
Education
Bachelor of Arts, glass and ceramics, 2003`,
  "short, and says more": `Glazier with a love of glass
Experience
Shop fitter, Pane Ltd (02/2021 - 01/2026)
- Replaced broken shop windows, measured frames on site, cut and fitted glass
- Put up scaffolding
- Put up scaffolding for lead glazing
- Bevelling: grinds edges of mirrors on a wheel
Skills
Glass engraving, stained glass
Education
Bachelor of Science, 2019`,
  "of another trade": `Experience
Baker, Crumb & Co (02/2011 - 01/2020)
- Baked bread, measured flour
Glass cleaner, Shine (02/2020 - 01/2022)
- Cleaned windows on site
Skills
Lead glazing`,
};

/** The points that the figures of a reason come to. */
function pointsIn(reason: string): number {
  const [, figures = ""] = /Points[^:]*: (.*)/.exec(reason) ?? [];
  const numbersIn = (text: string) =>
    [...text.matchAll(/(?<![\d.])\d+(?:\.\d+)?(?![\d.]|%|\w)/g)].map(Number);
  const factors = [...figures.matchAll(/× (\d+(?:\.\d+)?)%/g)].map(([, percent]) => Number(percent) / 100);
  const [counted = "", description = "0"] = figures.split(/ \+ (?=[\d.]+ for its description)/);
  const numbers = numbersIn(counted.replace(/ ×.*/, ""));
  const sum = numbers.reduce((total, number) => total + number, 0);
  const mean = figures.startsWith("mean of") ? sum / numbers.length : sum;
  return factors.reduce((points, factor) => points * factor, mean + Number.parseFloat(description));
}

const byPerson = Object.entries(people);
const criteria = { work, several, single, described };
test.each(
  Object.entries(criteria).flatMap(([kind, asked]) =>
    byPerson.map(([who, cv]) => [kind, who, asked, cv] as const),
  ),
)("the reason for %s says what the points are made of: %s", (_kind, _who, asked, cv) => {
  const [assessment] = judgeNow(prepareText(cv, new Date("2026-01-15")).dossier, [asked]);
  const { rating, reason } = assessment!;
  if (rating === null) return expect(reason).not.toContain("Points");
  expect(Math.abs(pointsIn(reason) - rating * 25)).toBeLessThan(0.3);
});

test("a degree of the level asked for in any field says what its words add", () => {
  const reasons = byPerson.flatMap(([, cv]) =>
    judgeNow(prepareText(cv, new Date("2026-01-15")).dossier, [degree]).map(({ reason }) => reason),
  );
  expect(reasons[0]).toMatch(/Points for its words: \d+(\.\d)? of 25\.$/);
});
