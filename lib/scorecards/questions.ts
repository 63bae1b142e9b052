import { digestOf } from "@/lib/security/digest";
import type { Criterion, ScorecardContent } from "./scorecard";

type Criteria = Pick<ScorecardContent, "criteria">;

/** What a judge is told of a criterion: another weight or importance is no other question. */
const questionOf = ({ id, dimension, name, description, minimumYears, skills }: Criterion) => ({
  id,
  dimension,
  name,
  description,
  minimumYears,
  skills,
});

/** What two criteria have in common that ask the same. */
export const questionHash = (criterion: Criterion) => digestOf(questionOf(criterion));

/** Which criteria ask what no judge was asked with `judged`: those need new verdicts, all others have theirs. */
export function newQuestions(judged: Criteria | null, wanted: Criteria): Criterion[] {
  const judgedQuestions = new Set(judged?.criteria.map(questionHash));
  return wanted.criteria.filter((criterion) => !judgedQuestions.has(questionHash(criterion)));
}
