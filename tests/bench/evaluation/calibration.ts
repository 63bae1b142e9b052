import { calibrationError, mean, median } from "./measures";

/** A score from 0 to 100 and whether the CV was the one written for the job. */
export type Case = { score: number; matched: boolean };
/** From which score on which likelihood holds, ascending. */
type Grades = [from: number, likelihood: number][];

/** Keeps a full score short of certainty. */
const never = 1.02;
const cuts = [1 / 3, 2 / 3];
const steps = 30;

/** What is left open counts: from 90 to 95 doubt halves, from 40 to 45 hardly anything changes. */
const openness = (score: number) => -Math.log(never - score / 100);

/** Logistic regression of `matched` on how little a score leaves open, by Newton's method. */
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
      const x = openness(score);
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

/** Three grades: the scores at which the fitted curve passes 1/3 and 2/3, each with the share that matched between. */
export function fitGrades(cases: Case[]): Grades {
  const { intercept, slope } = fitLogistic(cases);
  const scoreAt = (p: number) => 100 * (never - Math.exp((intercept - Math.log(p / (1 - p))) / slope));
  const bounds = [0, ...cuts.map(scoreAt)];
  return bounds.map((from, at) => {
    const within = cases.filter(({ score }) => score >= from && score < (bounds[at + 1] ?? Infinity));
    return [from, mean(within.map(({ matched }) => Number(matched)))];
  });
}

const gradeOf = (grades: Grades, score: number) => grades.findLast(([from]) => score >= from)?.[1] ?? 0;

/** Numbers from 0 to 1 that look random and are the same on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(list: T[], seed: number): T[] {
  const random = randomFrom(seed);
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** One split hits or misses by chance; of this many the median is told. */
const splits = 20;

/**
 * Calibration error on cases that had no part in the fit, the median over random splits: `pairs` hold the cases of
 * one job, which stay together. Every fold is fitted on the others and tested once.
 */
export const crossValidatedError = (pairs: Case[][], folds: number): number =>
  median(Array.from({ length: splits }, (_, seed) => errorOfSplit(shuffled(pairs, seed), folds)));

function errorOfSplit(pairs: Case[][], folds: number): number {
  const tested = Array.from({ length: folds }, (_, fold) => {
    const grades = fitGrades(pairs.filter((_, at) => at % folds !== fold).flat());
    const test = pairs.filter((_, at) => at % folds === fold).flat();
    return test.map(({ score, matched }) => ({ likelihood: gradeOf(grades, score), matched }));
  });
  // Two halves are two experiments of half the size; of many folds only all together are enough to count.
  return folds === 2 ? mean(tested.map(calibrationError)) : calibrationError(tested.flat());
}
