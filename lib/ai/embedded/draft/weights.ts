import type { Requirement } from "./requirement";

/** What a must of each kind weighs next to the others; a nice-to-have weighs this share of it. */
const kinds = { work: 8, role: 1.5, skill: 1, education: 0.6 } as const;
const niceShare = 0.5;
const hundred = 100;

/** What a requirement weighs before weights are shared out. */
export const heaviness = (one: Requirement) =>
  kinds[one.kind] * (one.importance === "nice" ? niceShare : 1) * Math.max(0.4, one.share);

/** Whole weights that add up to 100 (more only if there are more than 100 criteria), by largest remainder, none 0. */
export function shareOut(requirements: Requirement[]): number[] {
  const raw = requirements.map(heaviness);
  const sum = raw.reduce((a, b) => a + b, 0) || 1;
  const exact = raw.map((value) => (value / sum) * hundred);
  const weights = exact.map((value) => Math.max(1, Math.floor(value)));
  let left = hundred - weights.reduce((a, b) => a + b, 0);
  const order = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of order) {
    if (left <= 0) break;
    weights[at] = (weights[at] ?? 0) + 1;
    left--;
  }
  return weights;
}
