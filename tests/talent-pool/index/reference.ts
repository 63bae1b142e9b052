import type { Terms } from "@/lib/hiring/talent-pool/index/candidate-terms";
import type { Scored } from "@/lib/hiring/talent-pool/search/best";
import { weigh } from "@/lib/hiring/talent-pool/search/score-pool";

/** The result that every search must return, computed by scoring all candidates one by one. */
export function bruteForce(
  candidates: ReadonlyMap<number, Terms>,
  query: ReadonlyMap<string, number>,
  most: number,
): Scored[] {
  const indexed = [...candidates].filter(([, terms]) => terms.size > 0);
  const of = new Map(
    [...query.keys()].map((term) => [term, indexed.filter(([, terms]) => terms.has(term)).length]),
  );
  const weights = weigh(query, { candidates: indexed.length, of });
  return indexed
    .map(([number, terms]) => {
      let score = 0;
      for (const [term, weight] of weights) score += weight * (terms.get(term) ?? 0);
      return { number, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, most);
}
