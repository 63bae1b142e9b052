import { digestOf } from "@/lib/security/digest";
import type { Criterion, ScorecardContent } from "./scorecard";

type Criteria = Pick<ScorecardContent, "criteria">;

/** What a judge is told of a criterion: another weight or importance is no other question. */
export const asked = ({ id, dimension, name, description, minimumYears, skills }: Criterion) => ({
  ...{ id, dimension, name, description, minimumYears, skills },
});

const hashOf = (criterion: Criterion) => digestOf(asked(criterion));

/** Which criteria ask what no judge was asked with `judged`: those need new verdicts, all others have theirs. */
export function newQuestions(judged: Criteria | null, wanted: Criteria): Criterion[] {
  const known = new Set(judged?.criteria.map(hashOf));
  return wanted.criteria.filter((criterion) => !known.has(hashOf(criterion)));
}
