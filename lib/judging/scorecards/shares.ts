import type { Criterion, Dimension } from "./scorecard";

type Weighed = Pick<Criterion, "id" | "dimension" | "weight">;

/** What shares are parts of: the score, or a dimension beside it. */
export type Whole = "score" | "culture_fit" | "team_fit";

/** CVs seldom mention culture and team, so these are not part of the score: silence about them costs no points. */
export const wholeOf = (dimension: Dimension): Whole =>
  dimension === "culture_fit" || dimension === "team_fit" ? dimension : "score";

/**
 * The share of each criterion, in percent with one decimal: of the score for hard and soft skills, of its own
 * dimension for culture and team. The shares of a whole add up to exactly 100, by largest remainder; among equal
 * remainders the lower id is rounded up, so that the order of criteria does not matter. The same for every candidate.
 */
export function sharesOf(criteria: readonly Weighed[]): Map<string, number> {
  const wholes: Whole[] = ["score", "culture_fit", "team_fit"];
  return new Map(
    wholes.flatMap((whole) =>
      sharesOfWhole(criteria.filter(({ dimension }) => wholeOf(dimension) === whole)),
    ),
  );
}

/** 100 percent in tenths of a percent, the unit of shares. */
const whole = 1000;

function sharesOfWhole(criteria: readonly Weighed[]): [string, number][] {
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return criteria.map(({ id }) => [id, 0]);
  // Integers throughout, so that the remainders are exact.
  const parts = criteria.map(({ id, weight }) => ({
    id,
    tenths: Math.floor((weight * whole) / weights),
    remainder: (weight * whole) % weights,
  }));
  const missing = whole - parts.reduce((sum, { tenths }) => sum + tenths, 0);
  const first = parts.toSorted((a, b) => b.remainder - a.remainder || (a.id < b.id ? -1 : 1));
  const roundedUp = new Set(first.slice(0, missing));
  return parts.map((part) => [part.id, (part.tenths + (roundedUp.has(part) ? 1 : 0)) / 10]);
}

/**
 * Integer weights in proportion, by largest remainder; none is 0. They add up to 100, or to more if there are more
 * than a hundred, or many that are close to 0.
 */
export function outOfHundred(proportions: readonly number[]): number[] {
  const sum = proportions.reduce((a, b) => a + b, 0) || 1;
  const exact = proportions.map((value) => (value / sum) * 100);
  const weights = exact.map((value) => Math.max(1, Math.floor(value)));
  const left = 100 - weights.reduce((a, b) => a + b, 0);
  const order = [...exact.keys()].toSorted((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || a - b);
  for (const at of order.slice(0, Math.max(0, left))) weights[at]!++;
  return weights;
}

/** Adds up numbers with one decimal without binary rounding errors. */
export const addTenths = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + Math.round(number * 10), 0) / 10;
