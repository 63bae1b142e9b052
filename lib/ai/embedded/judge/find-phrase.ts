import type { Reading } from "../reading/reading";
import { type Term, totalWeight } from "../text/terms";

/** How much of a phrase one line says (0 to 1), and which line says it best; `worked` is the best inside a dated role. */
export type Found = { share: number; line: number; workedShare: number; workedLine: number };

export const nothing: Found = { share: 0, line: -1, workedShare: 0, workedLine: -1 };

/**
 * Looks a phrase up. Words count by what they say, and only together: half a phrase here and half there is half a
 * phrase. The first of equal lines wins, so that the same document always gives the same quote.
 */
export function findPhrase(reading: Reading, terms: Term[]): Found {
  const whole = totalWeight(terms);
  if (whole <= 0) return nothing;
  const weights = new Map<number, number>();
  for (const term of terms) {
    for (const line of reading.places.get(term.key) ?? []) {
      weights.set(line, (weights.get(line) ?? 0) + term.weight);
    }
  }
  let found = nothing;
  for (const [line, weight] of weights) {
    const share = weight / whole;
    const worked = (reading.lines[line]?.role ?? -1) >= 0;
    if (share > found.share || (share === found.share && line < found.line))
      found = { ...found, share, line };
    if (worked && (share > found.workedShare || (share === found.workedShare && line < found.workedLine))) {
      found = { ...found, workedShare: share, workedLine: line };
    }
  }
  return found;
}
