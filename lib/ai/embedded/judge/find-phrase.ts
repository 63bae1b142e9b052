import type { Reading } from "../reading/reading";
import { type Term, totalWeight } from "../text/terms";

/** How much of a phrase one line says, and which line says it best; `worked…` is the best line inside a dated role. */
export type Found = {
  /** 0 to 1. */
  share: number;
  /** The weight of the words found. */
  said: number;
  line: number;
  workedShare: number;
  workedSaid: number;
  workedLine: number;
  /** How many lines say it in full. */
  lines: number;
};

/** From this share on a phrase is said in full. */
export const whole = 0.8;

export const nothing: Found = {
  share: 0,
  said: 0,
  line: -1,
  workedShare: 0,
  workedSaid: 0,
  workedLine: -1,
  lines: 0,
};

/**
 * Looks a phrase up. Words count by what they say, and only together: half a phrase here and half there is half a
 * phrase. The first of equal lines wins, so that the same document always gives the same quote.
 */
export function findPhrase(reading: Reading, terms: Term[]): Found {
  const total = totalWeight(terms);
  if (total <= 0) return nothing;
  const weights = new Map<number, number>();
  for (const term of terms) {
    for (const line of reading.places.get(term.key) ?? []) {
      weights.set(line, (weights.get(line) ?? 0) + term.weight);
    }
  }
  const found = { ...nothing };
  for (const [line, said] of weights) {
    const share = said / total;
    if (share >= whole) found.lines++;
    // A title names a role: one word of it in common with a skill is not that skill.
    else if (reading.lines[line]?.head) continue;
    if (share > found.share || (share === found.share && line < found.line)) {
      Object.assign(found, { share, said, line });
    }
    if ((reading.lines[line]?.role ?? -1) < 0) continue;
    if (share > found.workedShare || (share === found.workedShare && line < found.workedLine)) {
      Object.assign(found, { workedShare: share, workedSaid: said, workedLine: line });
    }
  }
  return found;
}
