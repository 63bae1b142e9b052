import { setImmediate as nextTurn } from "node:timers/promises";
import { Best, type Scored } from "./best";
import { type Pool, wholePool } from "../index/pool";
import { blockOf, blockSize, lists } from "../index/posting-codec";
import { scoreBlock, workspace } from "./score-block";
import type { Waiting } from "../index/unmerged-people";

/** Keeps sums of weights times impacts within 31 bits, so that they are exact in any order of addition. */
const totalWeight = 2 ** 23;
/** The longest that a search of a large pool blocks other requests of this process. */
const longestTurnMs = 15;

/** How many candidates are indexed, and how many of them have each term. */
type Frequencies = { candidates: number; of: ReadonlyMap<string, number> };

/** Raises the weights of rare terms (BM25's idf). Integers, so that scores are exact. */
export function weigh(
  terms: ReadonlyMap<string, number>,
  { candidates, of }: Frequencies,
): Map<string, number> {
  const worth = [...terms].map(([term, weight]) => {
    const having = of.get(term) ?? 0;
    return [term, weight * Math.log(1 + (candidates - having + 0.5) / (having + 0.5))] as const;
  });
  const whole = worth.reduce((sum, [, value]) => sum + value, 0) || 1;
  return new Map(worth.map(([term, value]) => [term, Math.floor((totalWeight * value) / whole)]));
}

/** The delta by block. */
type Changed = Map<number, [number: number, person: Waiting][]>;

/** Current counts: candidates in the delta are counted by it and not by the lists. */
function frequencies(
  { blocks, delta, termIds }: Pool,
  changed: Changed,
  terms: Iterable<string>,
): Frequencies {
  const replaced = relisted(blocks, changed);
  const waiting = new Int32Array(termIds.size);
  let people = 0;
  for (const { ids } of delta.values()) {
    if (ids.length > 0) people++;
    for (const id of ids) waiting[id] = (waiting[id] as number) + 1;
  }
  const listed = (term: string) => {
    let having = 0;
    for (const [block, ofBlock] of blocks) {
      const list = ofBlock.get(term);
      if (!list) continue;
      having += list.offsets.length;
      for (const offset of replaced.get(block) ?? []) if (lists(list, offset)) having--;
    }
    return having;
  };
  const count = (term: string) => listed(term) + (waiting[termIds.get(term) ?? -1] ?? 0);
  return {
    candidates: listed(wholePool) + people,
    of: new Map([...terms].map((term) => [term, count(term)])),
  };
}

/** Candidates in the delta who are still in the lists, as offsets by block: rarely any. */
function relisted(blocks: Pool["blocks"], changed: Changed): Map<number, number[]> {
  const replaced = new Map<number, number[]>();
  for (const [block, own] of changed) {
    const indexed = blocks.get(block)?.get(wholePool);
    if (!indexed) continue;
    const offsets = own.map(([number]) => number % blockSize).filter((offset) => lists(indexed, offset));
    if (offsets.length > 0) replaced.set(block, offsets);
  }
  return replaced;
}

/** Exactly the best `most` candidates by weighted terms: best first, at equal scores the smaller number first. */
export async function topCandidates(
  pool: Pool,
  terms: ReadonlyMap<string, number>,
  most: number,
): Promise<Scored[]> {
  const changed = Map.groupBy(pool.delta, ([number]) => blockOf(number));
  const weights = weigh(terms, frequencies(pool, changed, terms.keys()));
  const weightOf = new Int32Array(pool.termIds.size);
  for (const [term, weight] of weights) {
    const id = pool.termIds.get(term);
    if (id !== undefined) weightOf[id] = weight;
  }
  const best = new Best(most);
  const space = workspace();
  const weightiest = [...weights].toSorted(([, a], [, b]) => b - a);
  let turn = performance.now();
  for (const block of [...new Set([...pool.blocks.keys(), ...changed.keys()])].toSorted((a, b) => a - b)) {
    const postings = pool.blocks.get(block);
    const lists = weightiest.flatMap(([term, weight]) => {
      const list = postings?.get(term);
      return list ? [{ list, weight }] : [];
    });
    const hopeful = scoreBlock(space, lists, best.least);
    const own = changed.get(block);
    if (own) {
      const scored = new Map(Array.from(hopeful, (offset) => [offset, space.scores[offset] as number]));
      for (const [number, person] of own) scored.set(number % blockSize, scoreOf(person, weightOf));
      for (const [offset, score] of [...scored].toSorted(([a], [b]) => a - b))
        best.offer(block * blockSize + offset, score);
    } else
      for (const offset of hopeful) best.offer(block * blockSize + offset, space.scores[offset] as number);
    if (performance.now() - turn < longestTurnMs) continue;
    await nextTurn();
    turn = performance.now();
  }
  return best.sorted();
}

function scoreOf({ ids, impacts }: Waiting, weightOf: Int32Array): number {
  let score = 0;
  for (let i = 0; i < ids.length; i++)
    score += (weightOf[ids[i] as number] as number) * (impacts[i] as number);
  return score;
}
