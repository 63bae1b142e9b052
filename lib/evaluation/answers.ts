import * as z from "zod";
import { type Dossier, type Judge, type Judgement, RawAssessment, StoredFlag } from "@/lib/ai/judging";
import { storable } from "@/lib/language/storable";
import { questionHash } from "@/lib/scorecards/questions";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";

/**
 * One judge's answers about exactly one dossier of an application: an assessment per question, null where the judge
 * gave none. They are stored until the application is deleted, so that no judge is asked a question twice.
 */
export const Answered = z.object({
  applicationId: z.uuid(),
  /** The hash of the dossier and the judge. */
  judged: z.string(),
  questions: z.array(z.string()),
  assessments: z.array(RawAssessment.nullable()),
  flags: z.array(StoredFlag),
});
export type Answered = z.output<typeof Answered>;

const judgedOf = ({ id, version }: Judge, dossier: Dossier) => digestOf({ judge: id, version, dossier });

/**
 * Asks a judge the questions about a dossier that are not among its earlier answers, oldest first: when one criterion
 * changes, only that one is asked. What the judge leaves out is asked again the next time. `answered` holds what is
 * new; null when nothing was asked.
 */
export async function askOpen(
  judge: Judge,
  applicationId: string,
  { dossier, criteria, job }: { dossier: Dossier; criteria: Criterion[]; job: { title: string } },
  past: Answered[],
): Promise<Judgement & { answered: Answered | null }> {
  const judged = judgedOf(judge, dossier);
  const earlier = past.filter((each) => each.judged === judged);
  const open = openCriteria(judge, { dossier, criteria }, past);
  if (open.length === 0) return { ...join(earlier, criteria), usage: [], answered: null };
  const { assessments, flags, usage } = await judge.assess(dossier, open, job);
  const settled = open.filter(({ id }) => assessments.some(({ criterionId }) => criterionId === id));
  const answered: Answered = storable({
    applicationId,
    judged,
    questions: settled.map(questionHash),
    assessments: settled.map(({ id }) => assessments.find(({ criterionId }) => criterionId === id) ?? null),
    flags,
  });
  return { ...join([...earlier, answered], criteria), usage, answered };
}

/** The criteria that a judge has not been asked about for exactly this dossier. */
export function openCriteria(
  judge: Judge,
  { dossier, criteria }: { dossier: Dossier; criteria: Criterion[] },
  past: Answered[],
): Criterion[] {
  const judged = judgedOf(judge, dossier);
  const earlier = past.filter((each) => each.judged === judged);
  return criteria.filter((criterion) => !positionOf(criterion, earlier));
}

/** Where a criterion's first answer is. */
function positionOf(criterion: Criterion, all: Answered[]) {
  const question = questionHash(criterion);
  const found = all.find(({ questions }) => questions.includes(question));
  return found && { found, at: found.questions.indexOf(question) };
}

const join = (all: Answered[], criteria: Criterion[]) => ({
  assessments: criteria.flatMap((criterion) => {
    const position = positionOf(criterion, all);
    return position?.found.assessments[position.at] ?? [];
  }),
  flags: [...new Map(all.flatMap(({ flags }) => flags).map((flag) => [digestOf(flag), flag])).values()],
});
