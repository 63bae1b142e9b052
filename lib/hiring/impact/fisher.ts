/** Natural logarithms of 0! to n!. */
function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1);
  for (let i = 2; i <= n; i += 1) logs[i] = logs[i - 1]! + Math.log(i);
  return logs;
}

/** Tables as probable as the given one, but for rounding, count as such: as in R's fisher.test. */
const tolerance = 1 + 1e-7;

/**
 * The two-sided p-value of Fisher's exact test for two groups, of which `selected` of `count` were chosen: how often
 * chance alone would divide the same number of selections at least as unevenly. Sums the hypergeometric probabilities
 * of all tables with these margins that are no more probable than this one (R. A. Fisher, 1922; two-sided as in R).
 * Written here: no kept library for JavaScript has it.
 */
export function fisherExact(one: Group, other: Group): number {
  const total = one.count + other.count;
  const chosen = one.selected + other.selected;
  const log = logFactorials(total);
  const choose = (n: number, k: number) => log[n]! - log[k]! - log[n - k]!;
  const probability = (k: number) =>
    Math.exp(choose(one.count, k) + choose(other.count, chosen - k) - choose(total, chosen));
  const given = probability(one.selected);
  let p = 0;
  for (let k = Math.max(0, chosen - other.count); k <= Math.min(one.count, chosen); k += 1) {
    const each = probability(k);
    if (each <= given * tolerance) p += each;
  }
  return Math.min(1, p);
}

export type Group = { count: number; selected: number };
