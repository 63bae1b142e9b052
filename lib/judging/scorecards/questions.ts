import { digestOf } from "@/lib/platform/security/digest";
import type { Criterion, ScorecardContent } from "./scorecard";

type Criteria = Pick<ScorecardContent, "criteria">;

/** The part of a criterion that a judge sees: changing weight or importance does not change the question. */
const questionOf = ({ id, dimension, name, description, minimumYears, skills }: Criterion) => ({
  id,
  dimension,
  name,
  description,
  minimumYears,
  skills,
});

/** Equal for criteria that ask the same question. */
export const questionHash = (criterion: Criterion) => digestOf(questionOf(criterion));

/** The wanted criteria whose questions are not in `judged`: only these need new verdicts. */
export function newQuestions(judged: Criteria | null, wanted: Criteria): Criterion[] {
  const judgedQuestions = new Set(judged?.criteria.map(questionHash));
  return wanted.criteria.filter((criterion) => !judgedQuestions.has(questionHash(criterion)));
}
