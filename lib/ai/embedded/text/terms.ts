import { findConcepts } from "./concepts";
import { wordWeight } from "./common-words";
import { readWords } from "./words";

/** One thing a phrase asks for: a concept or a word's stem, and how much it says. */
export type Term = { key: string; weight: number };

/**
 * What a phrase asks for. Known things count as one term whatever their spelling; empty words are left out, and a
 * phrase of nothing but weak words keeps them, so that it can still be found.
 */
export function termsOf(phrase: string): Term[] {
  const words = readWords(phrase);
  const terms = new Map<string, number>();
  const add = (key: string, weight: number) => terms.set(key, Math.max(terms.get(key) ?? 0, weight));
  let at = 0;
  for (const { concept, from, to } of [...findConcepts(words), null].map((m) => m ?? endOf(words.length))) {
    for (; at < from; at++) {
      const key = words[at]?.key ?? "";
      const weight = wordWeight(key);
      if (weight > 0) add(key, weight);
    }
    if (concept) add(concept.key, 1.3);
    at = to;
  }
  return [...terms].map(([key, weight]) => ({ key, weight }));
}

const endOf = (length: number) => ({ concept: null, from: length, to: length });

export const totalWeight = (terms: Term[]) => terms.reduce((sum, term) => sum + term.weight, 0);
