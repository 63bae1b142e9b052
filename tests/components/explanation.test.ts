import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArithmeticTable } from "@/components/explanation/arithmetic-table";
import { CheckList } from "@/components/explanation/check-list";
import { InShort } from "@/components/explanation/in-short";
import { CriterionRecord } from "@/components/explanation/criterion-record";
import { aggregate } from "@/lib/judging/evaluation/aggregate";
import type { Assessment } from "@/lib/judging/evaluation/evaluation";
import { arithmeticOf } from "@/lib/hiring/explanation/arithmetic";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import type { ShownExplanation } from "@/components/explanation/shown";

const id = (n: number) => `00000000-0000-8000-a000-00000000000${n}`;
const criterion = (n: number, more: object) => ({
  id: id(n),
  name: `Criterion ${n}`,
  importance: "must",
  ...more,
});
const content = ScorecardContent.parse({
  criteria: [
    criterion(1, { dimension: "hard_skills", weight: 60, minimumYears: 3 }),
    criterion(2, { dimension: "soft_skills", weight: 40 }),
    criterion(3, { dimension: "team_fit", weight: 20 }),
  ],
});
const met: Omit<Assessment, "criterionId"> = {
  verdict: "met",
  rating: 4,
  confidence: 0.8,
  reason: "Shown in work.",
  question: null,
  years: 4.25,
  evidence: [{ quote: "<b>ran</b> PostgreSQL", source: "document", start: 10, end: 20, page: 2 }],
};
const noEvidence = { ...met, verdict: "not_evidenced" as const, rating: null, evidence: [], years: null };
const assessments: Assessment[] = [
  { ...met, criterionId: id(1) },
  { ...noEvidence, criterionId: id(2) },
  { ...noEvidence, criterionId: id(3) },
];
const explanation = {
  scorecard: { content },
  assessments,
  arithmetic: arithmeticOf(content, assessments),
  totals: aggregate(content, assessments),
} as ShownExplanation;

const html = <P extends object>(component: FunctionComponent<P>, props: P) =>
  renderToStaticMarkup(createElement(component, props));

test("lists each criterion's points, which add up to the score, and the criteria outside it", () => {
  const shown = html(ArithmeticTable, { explanation });
  expect(shown).toMatch(/Criterion 1<\/th><td>60.0%<\/td><td>100.0<\/td>.*?<td>60.0<\/td>/);
  expect(shown).toMatch(/Overall: the sum<\/th><td>100.0%<\/td>.*?<td>60.0<\/td>/);
  expect(explanation.totals.overall).toBe(60);
  expect(shown).toMatch(/Team fit, not part of the score.*Criterion 3<\/th><td>100.0%<\/td>/);
  expect(shown).not.toContain("Team fit: the sum");
});

test("summarizes what a score is based on, what is missing, and that a person decides", () => {
  const shown = html(InShort, { explanation });
  expect(shown).toContain("The score is 60 of 100, likely between ");
  expect(shown).toContain(
    "1 met, 0 partly, 0 contradicted and 1 without evidence, of 2 criteria that count.",
  );
  expect(shown).toContain("Most of it comes from Criterion 1 (60.0).");
  expect(shown).toContain("Most of the missing points are for Criterion 2 (40.0).");
  expect(shown).toContain("a person decides");
  const unscored = { ...explanation, totals: { ...explanation.totals, overall: null } };
  expect(html(InShort, { explanation: unscored })).toContain("There is no score");
});

test("escapes markup in quotes, and shows their position", () => {
  const [first] = content.criteria;
  if (!first) throw new Error("no criterion");
  const shown = html(CriterionRecord, { criterion: first, assessment: assessments[0], share: 60 });
  expect(shown).toContain("&lt;b&gt;ran&lt;/b&gt; PostgreSQL");
  expect(shown).toMatch(/page 2.*characters.*10.*to.*20/);
  expect(shown).toContain("4.3 years in dated roles");
  expect(shown).toContain("60% of the score");
});

test("shows for each check whether it is confirmed, differs or cannot be checked", () => {
  const says = "…";
  const checks = [
    { name: "score" as const, agrees: true, says },
    { name: "quotes" as const, agrees: false, says },
    { name: "inputs" as const, agrees: null, says },
  ];
  const shown = html(CheckList, { checks });
  expect(shown).toMatch(
    /Score<\/span>: confirmed.*Quotes<\/span>: differs.*Inputs<\/span>: cannot be checked/,
  );
});
