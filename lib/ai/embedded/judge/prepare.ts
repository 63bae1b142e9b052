import type { Criterion } from "@/lib/scorecards/scorecard";
import { educationAsked } from "../reading/education";
import { type Term, termsOf } from "../text/terms";

/** A criterion taken apart once for judging many candidates. */
export type Prepared = {
  criterion: Criterion;
  kind: "tenure" | "education" | "skill" | "value";
  /**
   * Each asked thing with its spellings as terms; the criterion's name where it lists no skills. Empty where a
   * criterion asks for time at work of any kind.
   */
  asked: Term[][][];
  /** What the criterion says would count as evidence. */
  described: Term[];
  /** 1 school to 5 doctorate; 0 where no degree is asked. */
  degree: number;
};

/** Words up to this weight say nothing of their own. */
const weakest = 0.25;

/** Dimensions whose criteria an organization writes in its own words. */
const ownWords: ReadonlySet<Criterion["dimension"]> = new Set(["culture_fit", "team_fit"]);

const remembered = new WeakMap<Criterion, Prepared>();
const isFull = (list: unknown[]) => list.length > 0;

/** Takes a criterion apart, and remembers it for as long as the criterion lives. */
export function prepare(criterion: Criterion): Prepared {
  const known = remembered.get(criterion);
  if (known) return known;
  const asked = criterion.skills
    .map((skill) => [skill.name, ...skill.aliases].map(termsOf).filter(isFull))
    .filter(isFull);
  const isValue = ownWords.has(criterion.dimension) && !asked.length;
  const isTenure = criterion.minimumYears !== null;
  // "Professional experience" names no work in particular: all dated work counts.
  const named = termsOf(criterion.name);
  const general = isTenure && !asked.length && !named.some(({ weight }) => weight > weakest);
  const degree = asked.length ? 0 : educationAsked(criterion.name);
  const prepared: Prepared = {
    criterion,
    kind: isTenure ? "tenure" : isValue ? "value" : degree > 0 ? "education" : "skill",
    asked: asked.length || general ? asked : [[named]],
    described: termsOf(criterion.description),
    degree,
  };
  remembered.set(criterion, prepared);
  return prepared;
}
