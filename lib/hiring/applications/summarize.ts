import type { EvaluationFlag } from "@/lib/judging/ai/judging";
import { type DimensionScore, type Totals } from "@/lib/judging/evaluation/evaluation";
import { wholeOf } from "@/lib/judging/scorecards/shares";
import type { Judged } from "@/lib/judging/evaluation/stored-evaluation";
import { say, sentence } from "@/lib/say";

/** Sorts criteria outside the score after those that add to it. */
const beside = ({ criterion }: Judged) => Number(wholeOf(criterion.dimension) !== "score");

/** The candidate's strengths: criteria that are met or rated at least 3, the largest addition first. */
export const strengthsOf = (judged: Judged[]) =>
  judged
    .filter(({ assessment }) => assessment.verdict === "met" || (assessment.rating ?? 0) >= 3)
    .sort((a, b) => beside(a) - beside(b) || b.adds - a.adds);

/** What a recruiter should look into: contradicted criteria first, then must-haves, then by share. */
export const focusPointsOf = (judged: Judged[]) =>
  judged
    .filter(({ criterion, assessment }) => assessment.verdict !== "met" && criterion.weight > 0)
    .sort(
      (a, b) =>
        Number(b.assessment.verdict === "contradicted") - Number(a.assessment.verdict === "contradicted") ||
        beside(a) - beside(b) ||
        Number(b.criterion.importance === "must") - Number(a.criterion.importance === "must") ||
        b.share - a.share,
    );

const list = (judged: Judged[]) => judged.map(({ criterion }) => criterion.name);

/** Summarizes the candidate in sentences that code builds from verdicts: it cannot claim more than the evidence. */
export function summarize(totals: Totals, judged: Judged[], flags: readonly EvaluationFlag[]): string {
  const limit = flags.find(({ kind }) => kind === "not_judged");
  if (limit) return limit.message;
  if (totals.overall === null) return say("No criterion could be scored from the documents.");
  const evidenced = judged.filter(({ assessment }) => assessment.evidence.length > 0).length;
  const parts = [
    say(
      "Scores {overall} of 100{interval, select, yes { (between {low} and {high})} other {}}, based on evidence for {evidenced} of {criteria} criteria{unknown, select, 0 {} other {; the documents say nothing about {unknown} of 100}}.",
      {
        overall: totals.overall,
        ...interval(totals),
        evidenced,
        criteria: judged.length,
        unknown: totals.unknown ?? 0,
      },
    ),
  ];
  const strengths = strengthsOf(judged).slice(0, 3);
  if (strengths.length > 0) parts.push(say("Best evidenced: {criteria}.", { criteria: list(strengths) }));
  const missing = focusPointsOf(judged)
    .filter(({ criterion }) => criterion.importance === "must")
    .slice(0, 3);
  if (missing.length > 0) parts.push(say("Still open: {criteria}.", { criteria: list(missing) }));
  for (const [verdict, knockOut] of [
    ["contradicted", sentence("Knock-out, contradicted: {criteria}.")],
    ["not_evidenced", sentence("Knock-out, not evidenced: {criteria}.")],
  ] as const) {
    const out = judged.filter(
      ({ criterion, assessment }) =>
        assessment.verdict === verdict && totals.knockedOutBy.includes(criterion.id),
    );
    if (out.length > 0) parts.push(say(knockOut, { criteria: list(out) }));
  }
  return parts.join(" ");
}

const interval = ({ low, high }: Pick<DimensionScore, "low" | "high">) =>
  low === null || high === null ? { interval: "no", low: "", high: "" } : { interval: "yes", low, high };
