import { generator } from "../random";
import { calibrationError, mean, median } from "./measures";

/** A score from 0 to 100 and whether the CV was the one written for the job. */
export type Case = { score: number; matched: boolean };
/** The likelihood from each score on, ascending. */
type Grades = [from: number, likelihood: number][];

/** Above 1, so that a score of 100 still leaves some doubt. */
const doubtOffset = 1.02;
const cuts = [1 / 3, 2 / 3];
const steps = 30;

/** The regression uses the remaining doubt: it halves from 90 to 95, and hardly changes from 40 to 45. */
const remainingDoubt = (score: number) => -Math.log(doubtOffset - score / 100);

/** Logistic regression of `matched` on a score's remaining doubt, by Newton's method. */
function fitLogistic(cases: Case[]): { intercept: number; slope: number } {
  let intercept = 0;
  let slope = 0;
  for (let step = 0; step < steps; step++) {
    let g0 = 0;
    let g1 = 0;
    let h00 = 1e-6;
    let h01 = 0;
    let h11 = 1e-6;
    for (const { score, matched } of cases) {
      const x = remainingDoubt(score);
      const p = 1 / (1 + Math.exp(-(intercept + slope * x)));
      const error = Number(matched) - p;
      const weight = p * (1 - p);
      g0 += error;
      g1 += error * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    intercept += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { intercept, slope };
}

/** Three grades, divided where the fitted curve passes 1/3 and 2/3, each with the share that matched within it. */
export function fitGrades(cases: Case[]): Grades {
  const { intercept, slope } = fitLogistic(cases);
  const scoreAt = (p: number) => 100 * (doubtOffset - Math.exp((intercept - Math.log(p / (1 - p))) / slope));
  const bounds = [0, ...cuts.map(scoreAt)];
  return bounds.map((from, at) => {
    const within = cases.filter(({ score }) => score >= from && score < (bounds[at + 1] ?? Infinity));
    return [from, mean(within.map(({ matched }) => Number(matched)))];
  });
}

const gradeOf = (grades: Grades, score: number) => grades.findLast(([from]) => score >= from)?.[1] ?? 0;

function shuffled<T>(list: T[], seed: number): T[] {
  const random = generator(seed);
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A single split depends on chance, so the median of this many is reported. */
const splits = 20;

/**
 * Calibration error on cases not used for the fit, as the median over random splits. Each of `pairs` holds the cases
 * of one job, which stay in one fold. Each fold is tested once with the fit of the others.
 */
export const crossValidatedError = (pairs: Case[][], folds: number): number =>
  median(Array.from({ length: splits }, (_, seed) => errorOfSplit(shuffled(pairs, seed), folds)));

function errorOfSplit(pairs: Case[][], folds: number): number {
  const tested = Array.from({ length: folds }, (_, fold) => {
    const grades = fitGrades(pairs.filter((_, at) => at % folds !== fold).flat());
    const test = pairs.filter((_, at) => at % folds === fold).flat();
    return test.map(({ score, matched }) => ({ likelihood: gradeOf(grades, score), matched }));
  });
  // Two halves are large enough to be measured separately; many folds only when pooled.
  return folds === 2 ? mean(tested.map(calibrationError)) : calibrationError(tested.flat());
}
