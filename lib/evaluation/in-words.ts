import type { EvaluationFlag, StoredFlag } from "@/lib/ai/judging";
import { shownStored } from "@/lib/say";
import type { StoredAssessment } from "./evaluation";

/** An assessment in the reader's language. Texts that a model wrote are not translated. */
export const translateAssessment = <
  A extends Pick<StoredAssessment, "reason" | "reasonSaid" | "question" | "questionSaid">,
>(
  assessment: A,
): A => ({
  ...assessment,
  reason: shownStored(assessment.reason, assessment.reasonSaid),
  question: shownStored(assessment.question, assessment.questionSaid),
});

export const translateFlag = ({ kind, message, messageSaid, quote }: StoredFlag): EvaluationFlag => ({
  kind,
  message: shownStored(message, messageSaid),
  quote,
});
