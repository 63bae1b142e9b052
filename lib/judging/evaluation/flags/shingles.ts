import { wordWeight, readWords } from "@/lib/reading/language/words";
import { fnv1a } from "@/lib/platform/security/fnv";

/** A text's significant words in order: hashes of their stems, and their weights. */
export type Telling = { words: number[]; weights: number[]; total: number };

/** A job's text as shingles: two significant words near each other, in either order. */
type Shingles = {
  words: Set<number>;
  pairs: Set<number>;
  /** Words that are a whole criterion or skill on their own. */
  alone: Set<number>;
};

/** Two words are a pair if they are at most this many significant words apart. */
const reach = 3;
/** In a line of so few significant words, the others only introduce the job's term: "worked daily on …". */
const shortLine = 3;
/** Words that weigh less are not significant. */
const leastWeight = 0.25;

export function tellingWords(text: string): Telling {
  const telling = readWords(text)
    .map(({ key }) => ({ word: hashOf(key), weight: wordWeight(key) }))
    .filter(({ weight }) => weight >= leastWeight);
  const weights = telling.map(({ weight }) => weight);
  return { words: telling.map(({ word }) => word), weights, total: sum(weights) };
}

/** The shingles of sentences and of names, some of which are one word. */
export function shinglesIn(sentences: readonly string[], names: readonly string[]): Shingles {
  const texts = [...sentences, ...names].map(tellingWords);
  const pairs = new Set<number>();
  for (const { words } of texts) forPairs(words, (first, second) => pairs.add(pairHash(first, second)));
  const single = names.map((name) => tellingWords(name).words).filter(({ length }) => length === 1);
  return { words: new Set(texts.flatMap(({ words }) => words)), pairs, alone: new Set(single.flat()) };
}

/** Whether the job's text contains at least this share of a text's weight; for a short text, 1 is enough. */
export function standsIn({ words, weights, total }: Telling, job: Shingles, share: number): boolean {
  const least = words.length <= shortLine ? Math.min(share * total, 1) : share * total;
  // Few lines have the words at all: checking each word first saves checking all pairs.
  if (total === 0 || sum(weights.filter((_, at) => job.words.has(words[at]!))) < least) return false;
  const own = words.map((word) => job.alone.has(word));
  forPairs(words, (one, other, first, second) => {
    if (job.pairs.has(pairHash(one, other))) own[first] = own[second] = true;
  });
  return sum(weights.filter((_, at) => own[at])) >= least;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function forPairs(
  words: readonly number[],
  each: (one: number, other: number, first: number, second: number) => void,
) {
  for (let first = 0; first < words.length; first++)
    for (let second = first + 1; second <= first + reach && second < words.length; second++)
      if (words[first] !== words[second]) each(words[first]!, words[second]!, first, second);
}

/** 30 bits: small integers are looked up fastest. */
export const hashOf = (key: string): number => fnv1a(key) >>> 2;

/** The hash of a pair, the same in both orders. */
const pairHash = (a: number, b: number) => (Math.imul(Math.min(a, b), 0x9e3779b1) ^ Math.max(a, b)) >>> 2;
