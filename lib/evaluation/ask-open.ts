import * as z from "zod";
import { type Dossier, EvaluationFlag, type Judge, RawAssessment } from "@/lib/ai/judging";
import { storable } from "@/lib/language/storable";
import { questionHash } from "@/lib/scorecards/questions";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";

/** One judge's answers on one dossier: an assessment per question, null where the judge gave none. */
export const Answers = z.object({
  questions: z.array(z.string()),
  assessments: z.array(RawAssessment.nullable()),
  flags: z.array(EvaluationFlag),
});
export type Answers = z.output<typeof Answers>;
export const about = { applicationId: z.uuid(), judged: z.string() };

/** Answers with their application and the hash of what was judged. */
export const Answered = Answers.extend(about);
export type Answered = z.output<typeof Answered>;

/** The hash of a dossier and the judge that is asked about it. */
export const judgedOf = ({ id, version }: Judge, dossier: Dossier) =>
  digestOf({ judge: id, version, dossier });

/** Asks the questions without an earlier answer; `answers` is null when there are none. */
export async function askOpen(judge: Judge, dossier: Dossier, criteria: Criterion[], earlier: Answers) {
  const open = criteria.filter((criterion) => !earlier.questions.includes(questionHash(criterion)));
  if (open.length === 0) return { answers: null, usage: [] };
  const { assessments, flags, usage } = await judge.assess(dossier, open);
  const answers: Answers = {
    questions: open.map(questionHash),
    assessments: open.map(({ id }) => assessments.find(({ criterionId }) => criterionId === id) ?? null),
    flags,
  };
  return { answers: storable(answers), usage };
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
