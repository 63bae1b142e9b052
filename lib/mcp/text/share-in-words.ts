import type { Dimension, ScorecardContent } from "@/lib/scorecards/scorecard";
import { wholeOf } from "@/lib/scorecards/shares";

const besideWords = { culture_fit: "culture fit", team_fit: "team fit" };

/** "12.5% of the score", or "40% of culture fit, beside the score". */
export function shareInWords({ dimension, weight }: { dimension: Dimension; weight: number }, share: number) {
  if (weight === 0) return "not counted";
  const whole = wholeOf(dimension);
  return whole === "score"
    ? `${share}% of the score`
    : `${share}% of ${besideWords[whole]}, beside the score`;
}

/** "Shares: Kubernetes 30% of the score; …". */
export function sharesInWords(
  { criteria }: ScorecardContent,
  shares: readonly { criterionId: string; share: number }[],
): string {
  const shareOf = new Map(shares.map(({ criterionId, share }) => [criterionId, share]));
  return `Shares: ${criteria.map((one) => `${one.name} ${shareInWords(one, shareOf.get(one.id) ?? 0)}`).join("; ")}.`;
}
