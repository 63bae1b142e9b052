import { type DimensionScore, type Totals } from "@/lib/evaluation/evaluation";
import { wholeOf } from "@/lib/scorecards/shares";
import type { Judged } from "@/lib/evaluation/stored-evaluation";

/** What stands beside the score comes after what adds to it. */
const beside = ({ criterion }: Judged) => Number(wholeOf(criterion.dimension) !== "score");

/** What speaks for the candidate: criteria with evidence, what adds most first. */
export const strengthsOf = (judged: Judged[]) =>
  judged
    .filter(({ assessment }) => assessment.verdict === "met" || (assessment.rating ?? 0) >= 3)
    .sort((a, b) => beside(a) - beside(b) || b.adds - a.adds);

/** What a recruiter should look into: contradicted first, then what is missing, by share. */
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

const list = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");

/** Why this candidate, in sentences put together by code from verdicts: it can say nothing the evidence does not. */
export function summarize(totals: Totals, judged: Judged[]): string {
  if (totals.overall === null) return "No criterion could be scored from the documents.";
  const evidenced = judged.filter(({ assessment }) => assessment.evidence.length > 0).length;
  const unknown = totals.unknown ? `; the documents say nothing about ${totals.unknown} of 100` : "";
  const parts = [
    `Scores ${totals.overall} of 100${interval(totals)}, resting on evidence for ${evidenced} of ${judged.length} criteria${unknown}.`,
  ];
  const strengths = strengthsOf(judged).slice(0, 3);
  if (strengths.length > 0)
    parts.push(`Best shown: ${list(strengths.map(({ criterion }) => criterion.name))}.`);
  const missing = focusPointsOf(judged)
    .filter(({ criterion }) => criterion.importance === "must")
    .slice(0, 3);
  if (missing.length > 0)
    parts.push(`Still to be settled: ${list(missing.map(({ criterion }) => criterion.name))}.`);
  for (const [verdict, said] of [
    ["contradicted", "contradicted"],
    ["not_evidenced", "not evidenced"],
  ] as const) {
    const out = judged.filter(
      ({ criterion, assessment }) =>
        assessment.verdict === verdict && totals.knockedOutBy.includes(criterion.id),
    );
    if (out.length > 0)
      parts.push(`Knock-out, ${said}: ${list(out.map(({ criterion }) => criterion.name))}.`);
  }
  return parts.join(" ");
}

const interval = ({ low, high }: Pick<DimensionScore, "low" | "high">) =>
  low === null || high === null ? "" : ` (between ${low} and ${high})`;
