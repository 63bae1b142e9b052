import type { EvaluationFlag, StoredFlag } from "@/lib/judging/ai/judging";
import { say, shownStored } from "@/lib/say";
import type { StoredAssessment } from "./evaluation";

type Worded = Pick<StoredAssessment, "reason" | "reasonSaid" | "question" | "questionSaid"> &
  Partial<Pick<StoredAssessment, "mentioned" | "rating">>;

/**
 * An assessment in the reader's language; texts that a model wrote are not translated. Given its points in the
 * evaluation, the reason says by how much these are lower because the skill is only named.
 */
export const translateAssessment = <A extends Worded>(assessment: A, points?: number): A => {
  const reason = shownStored(assessment.reason, assessment.reasonSaid);
  const { mentioned, rating } = assessment;
  const full = mentioned && points !== undefined ? (rating ?? 0) * 25 : 0;
  const less = full - (points ?? 0) >= 0.1 ? ` ${onlyNamed((points ?? 0) / full)}` : "";
  return {
    ...assessment,
    reason: `${reason}${less}`,
    question: shownStored(assessment.question, assessment.questionSaid),
  };
};

const onlyNamed = (share: number) =>
  say("As it is only named, × {share, number}%, the points of the work like the job’s.", {
    share: Math.round(share * 1_000) / 10,
  });

export const translateFlag = ({ kind, message, messageSaid, quote }: StoredFlag): EvaluationFlag => ({
  kind,
  message: shownStored(message, messageSaid),
  quote,
});
