import type { Totals } from "./evaluation";

/**
 * The lowest score and the likelihood of three grades; finer steps could not be told from chance. The bounds are
 * fitted by logistic regression; each likelihood is the share that matched when half of the cases do: CVs written to
 * match a job against weakened copies of them. `npm run bench:evaluation` refits and tests them.
 */
const invented = [
  [0, 0.13],
  [61, 0.57],
  [75.1, 0.85],
] as const;

/** The same for real CVs: people filed under the job's occupation against people filed under others. */
const real = [
  [0, 0.16],
  [21.1, 0.53],
  [38, 0.93],
] as const;

const gradeOf = (grades: typeof invented | typeof real, overall: number) =>
  grades.findLast(([from]) => overall >= from)?.[1] ?? 0;

/**
 * How likely it is, 0 to 1, that a CV with this score was written to match the job, if half of the CVs were. It shows
 * how far to trust an order by score; it is not a probability of being hired. Null without a score.
 */
export const likelihoodOfMatch = ({ overall }: Pick<Totals, "overall">): number | null =>
  overall === null ? null : gradeOf(invented, overall);

/** Likelihoods further apart say nothing. */
const widest = 0.5;

/**
 * The lower and the higher of a score's likelihoods by invented and by real CVs: where they disagree, the score is
 * less reliable than either suggests. Null without a score, and where they are too far apart to say anything.
 */
export function likelihoodRange({ overall }: Pick<Totals, "overall">): [low: number, high: number] | null {
  if (overall === null) return null;
  const both = [gradeOf(invented, overall), gradeOf(real, overall)];
  const [low, high] = [Math.min(...both), Math.max(...both)];
  return high - low > widest ? null : [low, high];
}
