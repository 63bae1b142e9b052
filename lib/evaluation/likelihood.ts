import type { Totals } from "./evaluation";

/**
 * From which overall on which likelihood holds. Fitted by logistic regression on the scores of CVs written to match
 * a job and of weakened copies of them, and given in three grades, since finer steps could not be told from chance on
 * as many cases. `npm run bench:evaluation` fits them again and tests them out of fold.
 */
const grades = [
  [0, 0.16],
  [66.6, 0.5],
  [78.1, 0.87],
] as const;

/**
 * How likely it is, 0 to 1, that a CV with this score was written to match the job, where half of the CVs were. It
 * tells how far to trust an order of scores; it is no probability of being hired. Null where there is no score.
 */
export function likelihoodOfMatch({ overall }: Pick<Totals, "overall">): number | null {
  if (overall === null) return null;
  return grades.findLast(([from]) => overall >= from)?.[1] ?? null;
}
