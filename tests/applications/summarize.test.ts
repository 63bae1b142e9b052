import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { summarize } from "@/lib/hiring/applications/summarize";
import { aggregate } from "@/lib/judging/evaluation/aggregate";
import type { Verdict } from "@/lib/judging/ai/judging";
import { Assessment } from "@/lib/judging/evaluation/evaluation";
import { Criterion } from "@/lib/judging/scorecards/scorecard";

const judged = (name: string, verdict: Verdict, rating: number | null) => {
  const criterion = Criterion.parse({
    id: randomUUID(),
    dimension: "hard_skills",
    name,
    description: name,
    weight: 50,
    importance: "must",
    knockOut: true,
  });
  const assessment = Assessment.parse({
    criterionId: criterion.id,
    verdict,
    rating,
    confidence: 0.8,
    reason: "Looked at.",
    years: null,
    evidence: [],
    question: null,
  });
  return { criterion, assessment, share: 33.3, points: (rating ?? 0) * 25, adds: 0 };
};

test("names contradicted knock-outs separately from those not evidenced", () => {
  const all = [
    judged("Work permit", "contradicted", 0),
    judged("Night shifts", "not_evidenced", null),
    judged("PostgreSQL", "met", 4),
  ];
  const content = { criteria: all.map(({ criterion }) => criterion) };
  const totals = aggregate(
    {
      ...content,
      thresholds: { shortlistFrom: 70, declineBelow: 35 },
      flags: { rediscovery: false, blindReview: false },
    },
    all.map(({ assessment }) => assessment),
  );
  expect(summarize(totals, all, [])).toMatch(
    /Knock-out, contradicted: Work permit\. Knock-out, not evidenced: Night shifts\.$/,
  );
});
