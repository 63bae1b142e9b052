import { type Mention, findConcepts } from "./concepts";
import { wordWeight, readWords } from "./words";

/** One thing a phrase asks for: a concept or a word's stem, and how much it says. */
export type Term = { key: string; weight: number };

const nameWeight = 1.3;
const conceptWeight = 1.5;
const describing = 0.5;
/** "Outstanding communication", "attention to detail in documents": what is around a trait asks for little more. */
const around = 0.4;

/**
 * What a phrase asks for. Known things count as one term whatever their spelling; empty words are left out, and a
 * phrase of nothing but weak words keeps them, so that it can still be found.
 */
export function termsOf(phrase: string): Term[] {
  const words = readWords(phrase);
  const terms = new Map<string, number>();
  const add = (key: string, weight: number) => terms.set(key, Math.max(terms.get(key) ?? 0, weight));
  const mentions = findConcepts(words);
  // "Unix operating systems" is about Unix: the rest of a phrase with a name in it describes the name.
  const isTool = mentions.some(({ concept }) => concept.tool);
  const isTrait = mentions.length > 0 && mentions.every(({ concept }) => concept.trait);
  // Where every word has a capital, none of them says that it is a name: "Cell Biology".
  const isHeading = words.every(({ key, capital }) => capital || wordWeight(key) === 0);
  const about = isTool ? describing : isTrait ? around : 1;
  const isThing = mentions.some(({ concept }) => !concept.behaviour);
  const shareOf = ({ tool, trait, behaviour }: Mention["concept"]) => {
    if (tool || trait) return 1;
    // "Overseeing audits" is about audits.
    return behaviour && isThing ? describing : about;
  };
  let at = 0;
  for (const { concept, from, to } of [...mentions, null].map((m) => m ?? endOf(words.length))) {
    for (; at < from; at++) {
      const word = words[at];
      if (!word) continue;
      const weight = wordWeight(word.key);
      // A name inside a phrase is what the phrase is about: "managing Audio Visual devices".
      const isName = word.capital && !isHeading && at > 0 && weight === 1 && about === 1;
      if (weight > 0) add(word.key, isName ? nameWeight : weight * about);
    }
    if (concept) add(concept.key, conceptWeight * shareOf(concept));
    at = to;
  }
  return [...terms].map(([key, weight]) => ({ key, weight }));
}

const endOf = (length: number) => ({ concept: null, from: length, to: length });

export const totalWeight = (terms: Term[]) => terms.reduce((sum, term) => sum + term.weight, 0);

export const keysOf = (terms: readonly Term[]): ReadonlySet<string> => new Set(terms.map(({ key }) => key));

/** What of some terms is among keys, by weight. */
export const weightIn = (terms: readonly Term[], keys: ReadonlySet<string>) =>
  totalWeight(terms.filter(({ key }) => keys.has(key)));
