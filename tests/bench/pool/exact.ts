import { impactOf } from "@/lib/hiring/talent-pool/index/candidate-terms";
import type { Scored } from "@/lib/hiring/talent-pool/search/best";
import { weigh } from "@/lib/hiring/talent-pool/search/score-pool";
import { person, rankOf, vocabulary } from "./people";

/** The best matches of each query, by scoring every candidate. */
export function bestOfAll(
  people: number,
  candidatesByRank: Int32Array,
  queries: readonly ReadonlyMap<string, number>[],
  most: number,
): Scored[][] {
  const weights = queries.map((query) => {
    const of = new Map([...query.keys()].map((term) => [term, candidatesByRank[rankOf(term)] as number]));
    const byRank = new Int32Array(vocabulary);
    for (const [term, weight] of weigh(query, { candidates: people, of })) byRank[rankOf(term)] = weight;
    return byRank;
  });
  const all = queries.map(() => new Int32Array(people + 1));
  for (let number = 1; number <= people; number++) {
    const { ranks, frequencies, length } = person(number);
    for (const [i, rank] of ranks.entries()) {
      const impact = impactOf(frequencies[i] as number, length);
      for (const [q, byRank] of weights.entries())
        (all[q] as Int32Array)[number] =
          ((all[q] as Int32Array)[number] as number) + (byRank[rank] as number) * impact;
    }
  }
  return all.map((scores) => {
    const threshold = scores.toSorted().at(-most) ?? 0;
    const matches: Scored[] = [];
    for (const [number, score] of scores.entries())
      if (score > 0 && score >= threshold) matches.push({ number, score });
    return matches.toSorted((a, b) => b.score - a.score || a.number - b.number).slice(0, most);
  });
}
