import type { Totals } from "./evaluation";

/**
 * Fitted by logistic regression on the scores of CVs written to match a job and of weakened copies of them. What
 * counts is how much is left open: from 90 to 95 doubt halves, from 40 to 45 hardly anything changes.
 */
const intercept = -3.68;
const slope = 2.76;
/** Keeps a full score short of certainty. */
const never = 1.02;

/**
 * How likely it is, 0 to 1, that a CV with this score was written to match the job, where half of the CVs were. It
 * tells how far to trust an order of scores; it is no probability of being hired. Null where there is no score.
 */
export function likelihoodOfMatch({ overall }: Pick<Totals, "overall">): number | null {
  if (overall === null) return null;
  return 1 / (1 + Math.exp(-(intercept - slope * Math.log(never - overall / 100))));
}
