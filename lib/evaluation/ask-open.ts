import * as z from "zod";
import { type Dossier, EvaluationFlag, type Judge, RawAssessment } from "@/lib/ai/judging";
import { questionHash } from "@/lib/scorecards/questions";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";

/** What one judge answered on one dossier: an assessment for each question, null where it had none. */
export const Answers = z.object({
  questions: z.array(z.string()),
  assessments: z.array(RawAssessment.nullable()),
  flags: z.array(EvaluationFlag),
});
export type Answers = z.output<typeof Answers>;
export const about = { applicationId: z.uuid(), judged: z.string() };

/** The same with the application and the hash of what was judged. */
export const Answered = Answers.extend(about);
export type Answered = z.output<typeof Answered>;

/** What was judged, and by whom. */
export const judgedOf = ({ id, version }: Judge, dossier: Dossier) =>
  digestOf({ judge: id, version, dossier });

/** Asks what is not known; `answers` is null where all of it is. */
export async function askOpen(judge: Judge, dossier: Dossier, criteria: Criterion[], earlier: Answers) {
  const open = criteria.filter((criterion) => !earlier.questions.includes(questionHash(criterion)));
  if (open.length === 0) return { answers: null, usage: [] };
  const { assessments, flags, usage } = await judge.assess(dossier, open);
  const answers: Answers = {
    questions: open.map(questionHash),
    assessments: open.map(({ id }) => assessments.find(({ criterionId }) => criterionId === id) ?? null),
    flags,
  };
  return { answers, usage };
}

export const join = (all: Answers[]): Answers => ({
  questions: all.flatMap(({ questions }) => questions),
  assessments: all.flatMap(({ assessments }) => assessments),
  flags: [...new Map(all.flatMap(({ flags }) => flags).map((flag) => [digestOf(flag), flag])).values()],
});

export const pick = ({ questions, assessments, flags }: Answers, asked: string[]) => ({
  assessments: asked
    .map((question) => assessments[questions.indexOf(question)])
    .filter((assessment) => assessment !== undefined && assessment !== null),
  flags,
});
