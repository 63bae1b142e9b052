export const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** Share of pairs whose first value is above the second; a tie counts as half. */
export const wins = (pairs: (readonly [number, number])[]) =>
  mean(pairs.map(([above, below]) => (above > below ? 1 : above === below ? 0.5 : 0)));

/** Area under the ROC curve: the probability that a random positive is above a random negative. */
export function areaUnderCurve(positives: number[], negatives: number[]): number {
  const all = [...positives.map((s) => [s, 1] as const), ...negatives.map((s) => [s, 0] as const)];
  all.sort((a, b) => a[0] - b[0]);
  let ranks = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]?.[0] === all[at]?.[0]) end++;
    for (let i = at; i < end; i++) if (all[i]?.[1]) ranks += (at + 1 + end) / 2;
    at = end;
  }
  return (ranks - (positives.length * (positives.length + 1)) / 2) / (positives.length * negatives.length);
}

/** Expected calibration error over ten equal bins: how far likelihoods are from the observed rates. */
export function calibrationError(cases: { likelihood: number; matched: boolean }[]): number {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, likelihood: 0, matched: 0 }));
  for (const { likelihood, matched } of cases) {
    const bin = bins[Math.min(9, Math.floor(likelihood * 10))];
    if (!bin) continue;
    bin.n++;
    bin.likelihood += likelihood;
    bin.matched += matched ? 1 : 0;
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.likelihood - bin.matched), 0) / cases.length;
}

export const round4 = (value: number) => Math.round(value * 10_000) / 10_000;

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
