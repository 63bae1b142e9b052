import { findConcepts } from "./concepts";
import { wordWeight, readWords } from "./words";

/** A concept or a word's stem in a phrase, with its weight; `agent`: it names who does something. */
export type Term = { key: string; weight: number; agent?: boolean };

const nameWeight = 1.3;
const conceptWeight = 1.5;
const describing = 0.5;
/** "Outstanding communication", "attention to detail in documents": words around a trait add little. */
const around = 0.3;

/**
 * The weighted terms of a phrase. A concept is one term in any spelling; empty words are left out, and weak words
 * stay, so that a phrase of nothing else can still be found.
 */
export function termsOf(phrase: string): Term[] {
  const words = readWords(phrase);
  const terms = new Map<string, number>();
  const add = (key: string, weight: number) => terms.set(key, Math.max(terms.get(key) ?? 0, weight));
  const mentions = findConcepts(words);
  // "Unix operating systems" is about Unix: the rest of a phrase with a name in it describes the name.
  const isTool = mentions.some(({ concept }) => concept.tool);
  const isTrait = mentions.length > 0 && mentions.every(({ concept }) => concept.trait);
  // If every word has a capital, a capital does not mark a name: "Cell Biology".
  const isHeading = words.every(({ key, capital }) => capital || wordWeight(key) === 0);
  const about = isTool ? describing : isTrait ? around : 1;
  const end = { concept: null, from: words.length, to: words.length };
  let at = 0;
  for (const { concept, from, to } of [...mentions, end]) {
    for (; at < from; at++) {
      const word = words[at];
      if (!word) continue;
      const weight = wordWeight(word.key);
      // A phrase is about the name inside it: "managing Audio Visual devices".
      const isName = word.capital && !isHeading && at > 0 && weight === 1 && about === 1;
      if (weight > 0) add(word.key, isName ? nameWeight : weight * about);
    }
    if (concept) add(concept.key, conceptWeight * (concept.tool || concept.trait ? 1 : about));
    at = to;
  }
  const agents = new Set(words.filter(({ agent }) => agent).map(({ key }) => key));
  return [...terms].map(([key, weight]) =>
    agents.has(key) ? { key, weight, agent: true } : { key, weight },
  );
}

/**
 * The words of a known skill's name as terms of equal weight, for lines that show the skill in its own words: "route
 * planning", "planned the routes". Empty for names of tools, which have no other words, and for a single word.
 */
export function wordsOf(phrase: string): Term[] {
  const words = readWords(phrase);
  const mentions = findConcepts(words);
  if (!mentions.length || mentions.some(({ concept }) => concept.tool)) return [];
  const terms = new Map(
    words.flatMap(({ key, agent }) =>
      wordWeight(key) > 0 ? [[key, { key, weight: 1, agent }] as const] : [],
    ),
  );
  return terms.size > 1 ? [...terms.values()] : [];
}

export const totalWeight = (terms: Term[]) => terms.reduce((sum, term) => sum + term.weight, 0);

export const keysOf = (terms: readonly Term[]): ReadonlySet<string> => new Set(terms.map(({ key }) => key));

/** The total weight of the terms whose keys are in `keys`. */
export const weightIn = (terms: readonly Term[], keys: ReadonlySet<string>) =>
  totalWeight(terms.filter(({ key }) => keys.has(key)));
