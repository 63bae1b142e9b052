import { prepare } from "@/lib/judging/ai/embedded/judge/prepare";
import { type Term, termsOf } from "@/lib/reading/language/terms";
import type { Criterion, ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { isIndexed } from "../index/candidate-terms";

/** A search uses at most this many terms: the weightiest. */
const mostTerms = 30;

/** Nice-to-haves count half as much as musts. */
const importance = { must: 1, nice: 0.5 } as const;
/** How much the terms of a criterion's description count, relative to those of the skills it asks for. */
const described = 0.2;
/** How much the job's title counts, relative to all criteria together: people who held the job come first. */
const titled = 0.25;

/** The search terms of a scorecard: terms of the embedded evaluator with weights above 0, the weightiest first. */
export function queryTerms(content: ScorecardContent, title: string): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (terms: readonly Term[], weight: number) => {
    for (const { key, weight: share } of terms)
      if (isIndexed(key)) sums.set(key, (sums.get(key) ?? 0) + weight * share);
  };
  let whole = 0;
  for (const criterion of content.criteria) {
    const weight = criterion.weight * importance[criterion.importance];
    whole += weight;
    add(askedBy(criterion), weight);
    add(prepare(criterion).described, weight * described);
  }
  add(termsOf(title), whole * titled);
  return new Map(
    [...sums]
      .filter(([, weight]) => weight > 0)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, mostTerms),
  );
}

/** The terms of what a criterion asks for: several skills share its weight, spellings of one skill do not add up. */
function askedBy(criterion: Criterion): Term[] {
  const { asked } = prepare(criterion);
  return asked.flatMap((spellings) => {
    const best = new Map<string, number>();
    for (const { key, weight } of spellings.flat()) best.set(key, Math.max(best.get(key) ?? 0, weight));
    return [...best].map(([key, weight]) => ({ key, weight: weight / asked.length }));
  });
}
