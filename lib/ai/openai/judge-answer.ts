import * as z from "zod";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { type Dossier, type RawAssessment, verdicts } from "../judging";
import { keyOf } from "./judge-prompt";
import { verbatim } from "./verbatim";

export const Answer = z.object({
  assessments: z.array(
    z.object({
      criterion: z.string(),
      verdict: z.enum(verdicts),
      rating: z.number().nullable(),
      confidence: z.number(),
      reason: z.string(),
      quotes: z.array(z.string()),
      question: z.string().nullable(),
    }),
  ),
});
export type Answer = z.infer<typeof Answer>;

/** Whether each criterion is answered exactly once. */
export const isComplete = ({ assessments }: Answer, criteria: readonly Criterion[]): boolean =>
  criteria.every((_, at) => assessments.filter(({ criterion }) => criterion === keyOf(at)).length === 1);

/** Converts a complete answer to assessments in the order of the criteria, clamped to the recorded bounds. */
export function toAssessments(
  { assessments }: Answer,
  criteria: readonly Criterion[],
  dossier: Dossier,
): RawAssessment[] {
  const texts = [dossier.text, ...dossier.answers.map(({ text }) => text)];
  return criteria.map(({ id }, at) => {
    const assessment = assessments.find(({ criterion }) => criterion === keyOf(at))!;
    const silent = assessment.verdict === "not_evidenced";
    return {
      criterionId: id,
      verdict: assessment.verdict,
      rating: silent || assessment.rating === null ? null : clamp(assessment.rating, 0, 4),
      confidence: clamp(assessment.confidence, 0, 1),
      reason: oneLine(assessment.reason, 600),
      quotes: silent ? [] : assessment.quotes.slice(0, 8).map((quote) => verbatim(quote, texts)),
      question: assessment.question ? oneLine(assessment.question, 300) : null,
    };
  });
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const oneLine = (text: string, most: number) => text.replace(/\s+/g, " ").trim().slice(0, most);
