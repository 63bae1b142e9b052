import { prepare } from "@/lib/judging/ai/embedded/judge/prepare";
import type { Criterion, ScorecardContent } from "@/lib/judging/scorecards/scorecard";

/** Criteria count as the same from this overlap of their terms (Dice), scorecards from this share of the weight. */
const sameTerms = 0.6;
const sameWeight = 0.5;

const keysOf = (criterion: Criterion) =>
  new Set(prepare(criterion).asked.flatMap((spellings) => spellings.flat().map(({ key }) => key)));

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Whether another scorecard asked for most of what this one asks for, so that its rejections count here, too. */
export function asksTheSame(wanted: ScorecardContent, other: ScorecardContent): boolean {
  const otherKeys = other.criteria.map(keysOf);
  let same = 0;
  let whole = 0;
  for (const criterion of wanted.criteria) {
    whole += criterion.weight;
    const keys = keysOf(criterion);
    if (otherKeys.some((each) => overlap(keys, each) >= sameTerms)) same += criterion.weight;
  }
  return whole > 0 && same / whole >= sameWeight;
}
