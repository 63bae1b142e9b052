import { wordWeight, readWords } from "@/lib/language/words";
import { fnv1a } from "@/lib/security/fnv";

/** The telling words of a text in order: hashes of their stems, and what each says. */
export type Telling = { words: number[]; weights: number[]; total: number };

/** What a job says, as shingles: two telling words near each other, in either order. */
type Shingles = {
  words: Set<number>;
  pairs: Set<number>;
  /** Words that are a whole criterion or skill by themselves. */
  alone: Set<number>;
};

/** So many telling words further on, two words still say something together. */
const reach = 3;
/** In a line of so few telling words, the others only lead to what the job names: "worked daily on …". */
const shortLine = 3;
/** Words that weigh less say nothing of their own. */
const leastWeight = 0.25;

export function tellingWords(text: string): Telling {
  const telling = readWords(text)
    .map(({ key }) => ({ word: hashOf(key), weight: wordWeight(key) }))
    .filter(({ weight }) => weight >= leastWeight);
  const weights = telling.map(({ weight }) => weight);
  return { words: telling.map(({ word }) => word), weights, total: sum(weights) };
}

/** The shingles of sentences, and of names, of which some are one word. */
export function shinglesIn(sentences: readonly string[], names: readonly string[]): Shingles {
  const texts = [...sentences, ...names].map(tellingWords);
  const pairs = new Set<number>();
  for (const { words } of texts) forPairs(words, (first, second) => pairs.add(together(first, second)));
  const single = names.map((name) => tellingWords(name).words).filter(({ length }) => length === 1);
  return { words: new Set(texts.flatMap(({ words }) => words)), pairs, alone: new Set(single.flat()) };
}

/** Whether at least this share of what a text says stands so in the job's; of a short one, whether any does. */
export function standsIn({ words, weights, total }: Telling, job: Shingles, share: number): boolean {
  const least = words.length <= shortLine ? Math.min(share * total, 1) : share * total;
  // Few lines have the words at all: a look at each word spares a look at all pairs.
  if (total === 0 || sum(weights.filter((_, at) => job.words.has(words[at]!))) < least) return false;
  const own = words.map((word) => job.alone.has(word));
  forPairs(words, (one, other, first, second) => {
    if (job.pairs.has(together(one, other))) own[first] = own[second] = true;
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

/** Of 30 bits: small integers are looked up fastest. */
export const hashOf = (key: string): number => fnv1a(key) >>> 2;

/** The same for both orders. */
const together = (a: number, b: number) => (Math.imul(Math.min(a, b), 0x9e3779b1) ^ Math.max(a, b)) >>> 2;
