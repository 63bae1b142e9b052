type Range = { start: number; end: number };

/** A stretch of text covered by the same quotes; by none for plain text. */
type Stretch<Q> = Range & { quotes: Q[] };

/**
 * Splits the range `from` to `to` of a text wherever a quote begins or ends, so that quotes may overlap. All offsets
 * are UTF-16.
 */
export function stretches<Q extends Range>(from: number, to: number, quotes: Q[]): Stretch<Q>[] {
  const inside = quotes.filter(({ start, end }) => start < to && end > from);
  const cuts = new Set([from, to]);
  for (const { start, end } of inside) {
    cuts.add(Math.max(start, from));
    cuts.add(Math.min(end, to));
  }
  const ordered = [...cuts].sort((a, b) => a - b);
  return ordered.slice(0, -1).map((start, index) => {
    const end = ordered[index + 1] ?? to;
    return { start, end, quotes: inside.filter((quote) => quote.start < end && quote.end > start) };
  });
}
