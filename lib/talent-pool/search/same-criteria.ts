import { prepare } from "@/lib/ai/embedded/judge/prepare";
import type { Criterion, ScorecardContent } from "@/lib/scorecards/scorecard";

/** Two criteria ask for the same from this overlap of their terms on (Dice), two scorecards from this share of weight on. */
const sameTerms = 0.6;
const sameWeight = 0.5;

const keysOf = (criterion: Criterion) =>
  new Set(prepare(criterion).asked.flatMap((spellings) => spellings.flat().map(({ key }) => key)));

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Whether another scorecard asked for most of what this one asks for: who was rejected by it was rejected for this. */
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
