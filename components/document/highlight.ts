type Range = { start: number; end: number };

/** A stretch of text that the same quotes cover; none for plain text. */
type Stretch<Q> = Range & { quotes: Q[] };

/**
 * Cuts `from` to `to` of a text wherever a quote begins or ends, so that quotes may overlap. Offsets are UTF-16, as
 * quotes have them.
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
