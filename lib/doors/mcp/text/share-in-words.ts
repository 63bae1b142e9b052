import type { Dimension, ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { wholeOf } from "@/lib/judging/scorecards/shares";

const besideWords = { culture_fit: "culture fit", team_fit: "team fit" };

/** "12.5% of the score", or "40% of culture fit, not part of the score". */
export function shareInWords({ dimension, weight }: { dimension: Dimension; weight: number }, share: number) {
  if (weight === 0) return "not counted";
  const whole = wholeOf(dimension);
  return whole === "score"
    ? `${share}% of the score`
    : `${share}% of ${besideWords[whole]}, not part of the score`;
}

/** "Shares: Kubernetes 30% of the score; …". */
export function sharesInWords(
  { criteria }: ScorecardContent,
  shares: readonly { criterionId: string; share: number }[],
): string {
  const shareOf = new Map(shares.map(({ criterionId, share }) => [criterionId, share]));
  return `Shares: ${criteria.map((criterion) => `${criterion.name} ${shareInWords(criterion, shareOf.get(criterion.id) ?? 0)}`).join("; ")}.`;
}
