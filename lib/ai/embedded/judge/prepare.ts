import type { Criterion } from "@/lib/scorecards/scorecard";
import { educationAsked } from "../reading/education";
import { type Term, termsOf } from "../text/terms";

/** A criterion taken apart once for judging many candidates. */
export type Prepared = {
  criterion: Criterion;
  kind: "tenure" | "education" | "skill";
  /** Each asked thing with its spellings as terms; the criterion's name where it lists no skills. */
  asked: Term[][][];
  /** What the criterion says would count as evidence. */
  described: Term[];
  /** 1 school to 5 doctorate; 0 where no degree is asked. */
  degree: number;
};

const remembered = new WeakMap<Criterion, Prepared>();
const isFull = (list: unknown[]) => list.length > 0;

/** Takes a criterion apart, and remembers it for as long as the criterion lives. */
export function prepare(criterion: Criterion): Prepared {
  const known = remembered.get(criterion);
  if (known) return known;
  const asked = criterion.skills
    .map((skill) => [skill.name, ...skill.aliases].map(termsOf).filter(isFull))
    .filter(isFull);
  const degree = asked.length ? 0 : educationAsked(criterion.name);
  const prepared: Prepared = {
    criterion,
    kind: criterion.minimumYears !== null ? "tenure" : degree > 0 ? "education" : "skill",
    asked: asked.length ? asked : [[termsOf(criterion.name)]],
    described: termsOf(criterion.description),
    degree,
  };
  remembered.set(criterion, prepared);
  return prepared;
}
