import type { Totals } from "./evaluation";

/** Fitted by logistic regression (Platt scaling) on scores of CVs known to match and of weakened copies of them. */
const slope = 0.09;
const midpoint = 70;

/**
 * How likely it is, 0 to 1, that a CV with this score matches the job as well as a CV written to match it: half of
 * the CVs it was fitted on did. It tells how far to trust an order of scores; it is no probability of being hired.
 * Null where there is no score.
 */
export function likelihoodOfMatch({ overall }: Pick<Totals, "overall">): number | null {
  return overall === null ? null : 1 / (1 + Math.exp(-slope * (overall - midpoint)));
}
