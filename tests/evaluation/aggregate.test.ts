import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aggregate } from "@/lib/evaluation/aggregate";
import type { Verdict } from "@/lib/ai/judging";
import type { Assessment } from "@/lib/evaluation/evaluation";
import { type Dimension, ScorecardContent, dimensions } from "@/lib/scorecards/scorecard";

const uuid = (n: number) => `00000000-0000-8000-a000-${String(n).padStart(12, "0")}`;

type Given = {
  dimension?: Dimension;
  weight?: number;
  knockOut?: boolean;
  verdict?: Verdict;
  rating?: number | null;
  confidence?: number;
};

function scored(given: Given[], thresholds = { shortlistFrom: 70, declineBelow: 35 }) {
  const content = ScorecardContent.parse({
    thresholds,
    criteria: given.map((one, n) => ({
      id: uuid(n),
      dimension: one.dimension ?? "hard_skills",
      name: `Criterion ${n}`,
      weight: one.weight ?? 10,
      importance: "must",
      knockOut: one.knockOut ?? false,
    })),
  });
  const assessments = given.map((one, n): Assessment => ({
    criterionId: uuid(n),
    verdict: one.verdict ?? "met",
    rating: one.rating === undefined ? 4 : one.rating,
    confidence: one.confidence ?? 1,
    reason: "",
    evidence: [],
    question: null,
    years: null,
  }));
  return aggregate(content, assessments);
}

const silent: Given = { verdict: "not_evidenced", rating: null };

describe("totals", () => {
  test("are those of the worked example in docs/scoring.md", () => {
    const totals = scored([
      { weight: 40, rating: 3.8, confidence: 0.85 },
      { weight: 30, rating: 2, verdict: "partly", confidence: 0.7 },
      { weight: 20, dimension: "soft_skills", ...silent, confidence: 0.6 },
      { weight: 10, dimension: "culture_fit", rating: 3, confidence: 0.7 },
    ]);
    expect(totals.overall).toBe(60.5);
    expect([totals.low, totals.high]).toEqual([54.9, 70]);
    expect(totals.dimensions.map(({ score }) => score)).toEqual([75.7, null, 75, null]);
    expect(totals.advice).toBe("review");
  });

  test("divide every candidate by the same weights: what hard and soft skills do not show counts as not shown", () => {
    expect(scored([{}, silent]).overall).toBe(50);
    expect(scored([{}, { ...silent, dimension: "soft_skills" }]).overall).toBe(50);
  });

  test("take nothing away for silence about culture and team, and nothing for weak evidence of it", () => {
    const without = scored([{ rating: 3 }, { ...silent, dimension: "culture_fit" }]).overall;
    const weak = scored([{ rating: 3 }, { dimension: "culture_fit", verdict: "partly", rating: 1 }]).overall;
    const strong = scored([{ rating: 3 }, { dimension: "culture_fit", rating: 4 }]).overall;
    const against = scored([
      { rating: 3 },
      { dimension: "team_fit", verdict: "contradicted", rating: 0 },
    ]).overall;
    expect([without, weak, strong, against]).toEqual([75, 75, 87.5, 37.5]);
  });

  test("abstain where nothing at all was evidenced", () => {
    const totals = scored([silent, { ...silent, knockOut: true }]);
    expect(totals).toMatchObject({
      overall: null,
      low: null,
      high: null,
      advice: null,
      knockedOutBy: [uuid(1)],
    });
  });

  test("leave criteria of weight 0 out", () => {
    expect(scored([{ rating: 2 }, { weight: 0, rating: 4 }]).overall).toBe(50);
  });

  test("count an assessment that is missing as silence with nothing known", () => {
    const content = ScorecardContent.parse({
      criteria: [0, 1].map((n) => ({
        ...{ id: uuid(n), dimension: "hard_skills", name: "A criterion", weight: 1, importance: "must" },
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

  test("never shortlists past a knock-out, and declines only one that is contradicted", () => {
    const good = { weight: 90 };
    expect(scored([good, { ...silent, knockOut: true }])).toMatchObject({
      advice: "review",
      knockedOutBy: [uuid(1)],
    });
    expect(scored([good, { verdict: "contradicted", rating: 0, knockOut: true }]).advice).toBe("decline");
    expect(scored([good, { verdict: "partly", rating: 1, knockOut: true }]).knockedOutBy).toEqual([]);
  });

  test("does not decline while what is open could still lead to a shortlist", () => {
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
      fc.property(fc.array(anyCriterion, { minLength: 1, maxLength: 12 }), (given) => {
        const { overall, low, high } = scored(given);
        if (overall === null) return;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(overall).toBeGreaterThanOrEqual(low ?? 0);
        expect(overall).toBeLessThanOrEqual(high ?? 100);
      }),
    );
  });

  test("evidence for a criterion that was silent never lowers the overall", () => {
    fc.assert(
      fc.property(fc.array(anyCriterion, { minLength: 2, maxLength: 12 }), fc.nat(), (given, n) => {
        const at = n % given.length;
        const before = scored(given.map((one, i) => (i === at ? { ...one, ...silent } : one))).overall ?? 0;
        const after =
          scored(given.map((one, i) => (i === at ? { ...one, verdict: "met" as const } : one))).overall ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test("the order of criteria does not matter", () => {
    fc.assert(
      fc.property(fc.array(anyCriterion, { minLength: 1, maxLength: 12 }), (given) => {
        const [forth, back] = [scored(given), scored(given.toReversed())];
        expect(Math.abs((forth.overall ?? 0) - (back.overall ?? 0))).toBeLessThanOrEqual(0.1);
      }),
    );
  });
});
