import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aggregate, inScore, partsOf } from "@/lib/judging/evaluation/aggregate";
import type { Verdict } from "@/lib/judging/ai/judging";
import type { Assessment } from "@/lib/judging/evaluation/evaluation";
import { type Dimension, ScorecardContent, dimensions } from "@/lib/judging/scorecards/scorecard";

const uuid = (n: number) => `00000000-0000-8000-a000-${String(n).padStart(12, "0")}`;

type Given = {
  dimension?: Dimension;
  weight?: number;
  knockOut?: boolean;
  verdict?: Verdict;
  rating?: number | null;
  confidence?: number;
};

function scored(criteria: Given[]) {
  const { content, assessments } = withAssessments(criteria);
  return aggregate(content, assessments);
}

function withAssessments(criteria: Given[], thresholds = { shortlistFrom: 70, declineBelow: 35 }) {
  const content = ScorecardContent.parse({
    thresholds,
    criteria: criteria.map((one, n) => ({
      id: uuid(n),
      dimension: one.dimension ?? "hard_skills",
      name: `Criterion ${n}`,
      weight: one.weight ?? 10,
      importance: "must",
      knockOut: one.knockOut ?? false,
    })),
  });
  const assessments = criteria.map((one, n): Assessment => ({
    criterionId: uuid(n),
    verdict: one.verdict ?? "met",
    rating: one.rating === undefined ? 4 : one.rating,
    confidence: one.confidence ?? 1,
    reason: "",
    evidence: [],
    question: null,
    years: null,
  }));
  return { content, assessments };
}

test("a skill that is only named counts as far as the work resembles the job's", () => {
  const { content, assessments } = withAssessments([
    { rating: 1, verdict: "partly" },
    { rating: 3 },
    { rating: 3 },
  ]);
  const [work, ...skills] = content.criteria;
  const asked = { ...content, criteria: [{ ...work!, minimumYears: 2 }, ...skills] };
  const points = (scorecard: ScorecardContent) =>
    partsOf(
      scorecard,
      assessments.map((one, n) => ({ ...one, mentioned: n === 2 })),
    ).map((part) => part.points);
  expect(points(asked)).toEqual([25, 75, 18.8]);
  expect(points(content), "a scorecard that asks for no work").toEqual([25, 75, 75]);
});

test("there is no score where the rules abstain, and no decline across languages", () => {
  const { content, assessments } = withAssessments([{ rating: 1, verdict: "partly" }]);
  expect(aggregate(content, assessments).advice).toBe("decline");
  const across = aggregate(content, assessments, [{ kind: "other_language" }]);
  expect([across.overall, across.advice]).toEqual([25, "review"]);
  const none = aggregate(content, assessments, [{ kind: "not_judged" }]);
  expect([none.overall, none.low, none.high, none.advice]).toEqual([null, null, null, null]);
  expect(none.dimensions.map(({ score }) => score)).toEqual([null, null, null, null]);
});

const silent: Given = { verdict: "not_evidenced", rating: null };

describe("totals", () => {
  test("match the worked example in docs/scoring.md", () => {
    const totals = scored([
      { weight: 40, rating: 3.8, confidence: 0.85 },
      { weight: 30, rating: 2, verdict: "partly", confidence: 0.7 },
      { weight: 20, dimension: "soft_skills", ...silent, confidence: 0.6 },
      { weight: 10, dimension: "culture_fit", rating: 3, confidence: 0.7 },
    ]);
    expect(totals.overall).toBe(59);
    expect([totals.low, totals.high, totals.unknown]).toEqual([53, 69.4, 22.2]);
    expect(totals.dimensions.map(({ score }) => score)).toEqual([75.8, null, 75, null]);
    expect(totals.advice).toBe("review");
  });

  test("give every candidate the same shares, and count criteria without evidence as zero and unknown", () => {
    expect(scored([{}, silent])).toMatchObject({ overall: 50, unknown: 50 });
    expect(scored([{}, { ...silent, dimension: "soft_skills" }])).toMatchObject({ overall: 50, unknown: 50 });
    const against: Given = { verdict: "contradicted", rating: 0 };
    expect(scored([{}, against])).toMatchObject({ overall: 50, unknown: 0 });
  });

  test("keep culture and team fit out of the overall score, whatever their verdicts", () => {
    const beside: Given[] = [
      silent,
      { verdict: "partly", rating: 1 },
      { rating: 4 },
      { verdict: "contradicted", rating: 0 },
    ];
    const totals = beside.map((culture) => scored([{ rating: 3 }, { ...culture, dimension: "culture_fit" }]));
    expect(totals.map(({ overall }) => overall)).toEqual([75, 75, 75, 75]);
    expect(totals.map(({ dimensions: [, , culture] }) => culture?.score)).toEqual([null, 25, 100, 0]);
    expect(scored([{ dimension: "team_fit" }])).toMatchObject({ overall: null, advice: null });
  });

  test("count a value without evidence as zero in the culture score, the same for every candidate", () => {
    const culture: Given = { dimension: "culture_fit" };
    const { dimensions: scores } = scored([{}, culture, { ...culture, ...silent }]);
    expect(scores[2]).toMatchObject({ score: 50, unknown: 50 });
  });

  test("are null when nothing at all is evidenced", () => {
    const totals = scored([silent, { ...silent, knockOut: true }]);
    expect(totals).toMatchObject({
      overall: null,
      low: null,
      high: null,
      advice: null,
      knockedOutBy: [uuid(1)],
    });
  });

  test("leave out criteria of weight 0", () => {
    expect(scored([{ rating: 2 }, { weight: 0, rating: 4 }]).overall).toBe(50);
  });

  test("count a missing assessment as not evidenced and unknown", () => {
    const content = ScorecardContent.parse({
      criteria: [0, 1].map((n) => ({
        id: uuid(n),
        dimension: "hard_skills",
        name: "A criterion",
        weight: 1,
        importance: "must",
      })),
    });
    const one = { criterionId: uuid(0), verdict: "met" as const, rating: 4, confidence: 1 };
    const totals = aggregate(content, [{ ...one, reason: "", evidence: [], question: null, years: null }]);
    expect([totals.overall, totals.high]).toEqual([50, 100]);
  });
});

describe("advice", () => {
  test("follows the thresholds", () => {
    expect(scored([{ rating: 2.8 }]).advice).toBe("shortlist");
    expect(scored([{ rating: 2.76 }]).advice).toBe("review");
    expect(scored([{ rating: 1 }]).advice).toBe("decline");
  });

  test("never shortlists with a knock-out, and declines only when it is contradicted", () => {
    const good = { weight: 90 };
    expect(scored([good, { ...silent, knockOut: true }])).toMatchObject({
      advice: "review",
      knockedOutBy: [uuid(1)],
    });
    expect(scored([good, { verdict: "contradicted", rating: 0, knockOut: true }]).advice).toBe("decline");
    expect(scored([good, { verdict: "partly", rating: 1, knockOut: true }]).knockedOutBy).toEqual([]);
  });

  test("does not decline while open criteria could still lead to a shortlist", () => {
    expect(scored([{ rating: 3 }, { ...silent, weight: 20, confidence: 0 }]).advice).toBe("review");
  });
});

const anyCriterion = fc.record({
  dimension: fc.constantFrom(...dimensions),
  weight: fc.integer({ min: 1, max: 100 }),
  rating: fc.double({ min: 0, max: 4, noNaN: true }),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  verdict: fc.constantFrom<Verdict>("met", "partly", "not_evidenced"),
});

describe("for any scorecard", () => {
  test("scores stay within 0 to 100, with the overall inside its interval", () => {
    fc.assert(
      fc.property(fc.array(anyCriterion, { minLength: 1, maxLength: 12 }), (criteria) => {
        const { overall, low, high } = scored(criteria);
        if (overall === null) return;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(overall).toBeGreaterThanOrEqual(low ?? 0);
        expect(overall).toBeLessThanOrEqual(high ?? 100);
      }),
    );
  });

  test("new evidence for a criterion never lowers the overall score", () => {
    fc.assert(
      fc.property(fc.array(anyCriterion, { minLength: 2, maxLength: 12 }), fc.nat(), (criteria, n) => {
        const at = n % criteria.length;
        const before =
          scored(criteria.map((one, i) => (i === at ? { ...one, ...silent } : one))).overall ?? 0;
        const after =
          scored(criteria.map((one, i) => (i === at ? { ...one, verdict: "met" as const } : one))).overall ??
          0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test("a higher rating lowers neither the overall nor a dimension score", () => {
    const rating = fc.double({ min: 0, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(anyCriterion, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        rating,
        (criteria, n, other) => {
          const at = n % criteria.length;
          const rated = (to: number) =>
            scored(
              criteria.map((one, i) => (i === at ? { ...one, verdict: "partly" as const, rating: to } : one)),
            );
          const { rating: one } = criteria[at]!;
          const less = rated(Math.min(one, other));
          const more = rated(Math.max(one, other));
          const all = (totals: typeof less) => [
            totals.overall,
            ...totals.dimensions.map(({ score }) => score),
          ];
          all(less).forEach((score, i) => expect(all(more)[i] ?? 0).toBeGreaterThanOrEqual(score ?? 0));
        },
      ),
    );
  });

  test("the score is the exact sum of what the criteria add, and unknown is the share without evidence", () => {
    fc.assert(
      fc.property(fc.array(anyCriterion, { minLength: 1, maxLength: 20 }), (criteria) => {
        const { content, assessments } = withAssessments(criteria);
        const parts = inScore(partsOf(content, assessments));
        const { overall, unknown } = aggregate(content, assessments);
        const tenths = (values: number[]) => values.reduce((sum, value) => sum + Math.round(value * 10), 0);
        expect(parts.length === 0 || tenths(parts.map(({ share }) => share)) === 1000).toBe(true);
        if (overall !== null) expect(tenths([overall])).toBe(tenths(parts.map(({ adds }) => adds)));
        expect(tenths([unknown ?? 0])).toBe(
          tenths(parts.filter(({ evidenced }) => !evidenced).map(({ share }) => share)),
        );
        expect((overall ?? 0) + (unknown ?? 0)).toBeLessThanOrEqual(100.001);
      }),
    );
  });

  test("the order of criteria does not matter", () => {
    const anyOrKnockOut = fc
      .tuple(anyCriterion, fc.boolean())
      .map(([one, knockOut]) => ({ ...one, knockOut }));
    fc.assert(
      fc.property(fc.array(anyOrKnockOut, { minLength: 1, maxLength: 12 }), (criteria) => {
        const { content, assessments } = withAssessments(criteria);
        const forward = aggregate(content, assessments);
        const back = aggregate({ ...content, criteria: content.criteria.toReversed() }, assessments);
        const sorted = (totals: typeof forward) => ({
          ...totals,
          knockedOutBy: totals.knockedOutBy.toSorted(),
        });
        expect(sorted(back)).toEqual(sorted(forward));
      }),
    );
  });
});
