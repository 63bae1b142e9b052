import { aboveMedian } from "./impact-table";
import type { Sampled } from "./sample";

/** What may differ between groups: the score, the advice by a scorecard's thresholds, and what people decided. */
export const measures = ["score", "advice", "decision"] as const;
export type Measure = (typeof measures)[number];

/**
 * The applications that a measure is about, each with whether it was selected by it: by score, those above the median of
 * them all; by advice, those to shortlist; by decision, those accepted or hired, among those that were decided. Who has
 * no score, no advice or no decision is left out, never counted as not selected.
 */
export const selections: Record<
  Measure,
  (sampled: readonly Sampled[]) => (Sampled & { selected: boolean })[]
> = {
  score: (sampled) => aboveMedian(sampled.filter(({ score }) => score !== null)),
  advice: (sampled) =>
    sampled
      .filter(({ advice }) => advice !== null)
      .map((each) => ({ ...each, selected: each.advice === "shortlist" })),
  decision: (sampled) =>
    sampled
      .filter(({ decision }) => decision !== null)
      .map((each) => ({ ...each, selected: each.decision === "selected" })),
};
