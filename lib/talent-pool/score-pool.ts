import type { Terms } from "./candidate-terms";
import { type Pool, everybody } from "./pool";
import { type Postings, blockOf, blockSize, lists } from "./posting-codec";

export type Scored = { number: number; score: number };

/** Sums of weights times impacts stay within 31 bits, so that they are exact in whatever order they are added. */
const totalWeight = 2 ** 23;

/** How many candidates are indexed, and how many of them have each term. */
export type Frequencies = { candidates: number; of: ReadonlyMap<string, number> };

/** What rare terms say counts for more (BM25's idf). Integers, so that scores are exact. */
export function weigh(
  asked: ReadonlyMap<string, number>,
  { candidates, of }: Frequencies,
): Map<string, number> {
  const worth = [...asked].map(([term, weight]) => {
    const having = of.get(term) ?? 0;
    return [term, weight * Math.log(1 + (candidates - having + 0.5) / (having + 0.5))] as const;
  });
  const whole = worth.reduce((sum, [, value]) => sum + value, 0) || 1;
  return new Map(worth.map(([term, value]) => [term, Math.floor((totalWeight * value) / whole)]));
}

/** Counts as they are now: candidates with a delta count by it and not by the lists. */
export function frequencies({ blocks, delta }: Pool, terms: Iterable<string>): Frequencies {
  const replaced = relisted({ blocks, delta });
  const count = (term: string) => {
    let having = 0;
    for (const [block, found] of blocks) {
      const list = found.get(term);
      if (!list) continue;
      having += list.offsets.length;
      for (const offset of replaced.get(block) ?? []) if (lists(list, offset)) having--;
    }
    for (const own of delta.values()) if (term === everybody ? own.size > 0 : own.has(term)) having++;
    return having;
  };
  return { candidates: count(everybody), of: new Map([...terms].map((term) => [term, count(term)])) };
}

/** Those with a delta whom the lists still name, as offsets by block: seldom anybody. */
function relisted({ blocks, delta }: Pool): Map<number, number[]> {
  const replaced = new Map<number, number[]>();
  for (const number of delta.keys()) {
    const block = blockOf(number);
    const indexed = blocks.get(block)?.get(everybody);
    if (!indexed || !lists(indexed, number % blockSize)) continue;
    const offsets = replaced.get(block);
    if (offsets) offsets.push(number % blockSize);
    else replaced.set(block, [number % blockSize]);
  }
  return replaced;
}

/** The best `most` candidates by weighted terms, exactly: best first, of equal scores the smaller number first. */
export function topCandidates(pool: Pool, asked: ReadonlyMap<string, number>, most: number): Scored[] {
  const weights = weigh(asked, frequencies(pool, asked.keys()));
  const best = new Best(most);
  const scores = new Int32Array(blockSize);
  const changed = new Map<number, [offset: number, terms: Terms][]>();
  for (const [number, terms] of pool.delta) {
    const block = blockOf(number);
    const own = changed.get(block);
    if (own) own.push([number % blockSize, terms]);
    else changed.set(block, [[number % blockSize, terms]]);
  }
  for (const block of [...new Set([...pool.blocks.keys(), ...changed.keys()])].toSorted((a, b) => a - b)) {
    scores.fill(0);
    for (const [term, weight] of weights) {
      const list = pool.blocks.get(block)?.get(term);
      if (list) add(scores, list, weight);
    }
    for (const [offset, terms] of changed.get(block) ?? []) {
      scores[offset] = 0;
      for (const [term, weight] of weights) scores[offset] += weight * (terms.get(term) ?? 0);
    }
    best.offer(scores, block * blockSize);
  }
  return best.sorted();
}

function add(scores: Int32Array, { offsets, impacts }: Postings, weight: number) {
  for (let i = 0; i < offsets.length; i++) {
    const at = offsets[i] as number;
    scores[at] = (scores[at] as number) + weight * (impacts[i] as number);
  }
}

/** The best so far. Kept loosely and cut now and then: sorting seldom is cheaper than a heap here. */
class Best {
  #found: Scored[] = [];
  /** Nobody with less can be among the best any more. */
  #threshold = 1;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Numbers have to be offered in ascending order: of equals, the first stays. */
  offer(scores: Int32Array, first: number) {
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i] as number;
      if (score < this.#threshold) continue;
      this.#found.push({ number: first + i, score });
      if (this.#found.length >= 4 * this.#most) this.#cut();
    }
  }

  sorted(): Scored[] {
    this.#cut();
    return this.#found;
  }

  #cut() {
    this.#found = this.#found
      .toSorted((a, b) => b.score - a.score || a.number - b.number)
      .slice(0, this.#most);
    if (this.#found.length === this.#most) this.#threshold = (this.#found.at(-1)?.score ?? 0) + 1;
  }
}
