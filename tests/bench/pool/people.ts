import { impactOf } from "@/lib/hiring/talent-pool/index/candidate-terms";
import { generator } from "../random";

/** The number of distinct words: a few are in most CVs, most are in few (Zipf–Mandelbrot), as in real CVs. */
export const vocabulary = 50_000;
const shift = 20;
const exponent = 1.05;

const drawn = ranksByChance();

/** The rank at each of 2^20 equal steps of the distribution, so that drawing a word is one look-up. */
function ranksByChance(): Uint16Array {
  const weights = Array.from({ length: vocabulary }, (_, rank) => (rank + shift) ** -exponent);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Uint16Array(1 << 20);
  let at = 0;
  let passed = 0;
  for (const [rank, weight] of weights.entries()) {
    passed += weight;
    for (const end = Math.round((passed / whole) * table.length); at < end; at++) table[at] = rank;
  }
  return table;
}

export const termOf = (rank: number) => `term${rank.toString(36)}`;
export const rankOf = (term: string) => parseInt(term.slice(4), 36);

export type Person = { ranks: Uint16Array; frequencies: Uint8Array; length: number };

/** A candidate: about 150 different terms (40 to 400), each used once to a few times. */
export function person(number: number): Person {
  const random = generator(number);
  for (let i = 0; i < 3; i++) random();
  const normal = random() + random() + random() + random() - 2;
  const wanted = Math.round(Math.min(420, Math.max(40, 155 * Math.exp(0.55 * normal))));
  const times = new Map<number, number>();
  for (let i = 0; i < wanted; i++) {
    const rank = drawn[Math.floor(random() * drawn.length)] as number;
    times.set(rank, Math.min(60, (times.get(rank) ?? 0) + 1));
  }
  let length = 0;
  for (const count of times.values()) length += count;
  return { ranks: Uint16Array.from(times.keys()), frequencies: Uint8Array.from(times.values()), length };
}

export const termsOfPerson = ({ ranks, frequencies, length }: Person): Map<string, number> =>
  new Map(Array.from(ranks, (rank, i) => [termOf(rank), impactOf(frequencies[i] as number, length)]));

/** A scorecard's query: thirty weighted words, from very common to rare. Deterministic. */
export function query(number: number): Map<string, number> {
  const random = generator(9_000_000 + number);
  const terms = new Map<string, number>();
  while (terms.size < 30) {
    const rank = Math.floor(3 * 6_000 ** random());
    terms.set(termOf(rank), 5 + Math.floor(random() * 95));
  }
  return terms;
}
