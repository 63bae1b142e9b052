import { plainWords, runsOf } from "@/lib/judging/evaluation/flags/compared-lines";

/** A text with fewer different runs of five words is too short to tell whether another is a copy of it. */
const fewestRuns = 40;
const values = 64;
const bands = 6;
const valuesPerBand = 4;

/** A 32-bit permutation per value (murmur's finalizer). */
function mixed(hash: number, seed: number): number {
  let h = hash ^ Math.imul(seed + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * The MinHash of a text's runs of five words (A. Broder, "On the resemblance and containment of documents", 1997): for
 * each of 64 hash functions the least value. Null for a text that is too short.
 */
export function sketchOf(text: string): number[] | null {
  const runs = new Set(runsOf(plainWords(text)));
  if (runs.size < fewestRuns) return null;
  return Array.from({ length: values }, (_, seed) => {
    let least = 0x7fffffff;
    for (const run of runs) least = Math.min(least, mixed(run, seed));
    return least;
  });
}

/** The share of runs that two texts have in common, of all that either has, 0 to 1: its standard error is up to 0.06. */
export const likeness = (one: readonly number[], other: readonly number[]) =>
  one.filter((value, at) => value === other[at]).length / values;

/**
 * Six hashes of four values each: texts that share a share `s` of their runs have a hash in common with a probability of
 * 1 - (1 - s⁴)⁶, which is 96 % for 0.8 and 1 % for 0.2 (locality-sensitive hashing).
 */
export const bandsOf = (sketch: readonly number[]) => [
  ...new Set(
    Array.from({ length: bands }, (_, band) =>
      sketch
        .slice(band * valuesPerBand, (band + 1) * valuesPerBand)
        .reduce((hash, value) => mixed(hash ^ value, band), band),
    ),
  ),
];
