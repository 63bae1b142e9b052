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
 * changes, only that one is asked, and work styles no second time. What the judge leaves out is asked again the next
 * time. `answered` holds what is new; null when nothing was asked.
 */
export async function askOpen(
  judge: Judge,
  applicationId: string,
  { dossier, criteria, job }: { dossier: Dossier; criteria: Criterion[]; job: { title: string } },
  past: Answered[],
): Promise<Judgement & { answered: Answered | null }> {
  const { judged, earlier, open, styles: areStylesOpen } = openQuestions(judge, { dossier, criteria }, past);
  if (open.length === 0) return { ...join(earlier, criteria), usage: [], answered: null };
  const asked = { title: job?.title ?? null, styles: areStylesOpen };
  const { assessments, flags, styles, usage } = await judge.assess(dossier, open, asked);
  const settled = open.filter(({ id }) => assessments.some(({ criterionId }) => criterionId === id));
  const answered: Answered = storable({
    applicationId,
    judged,
    questions: settled.map(questionHash),
    assessments: settled.map(({ id }) => assessments.find(({ criterionId }) => criterionId === id) ?? null),
    flags,
  });
  return { ...join([...earlier, answered], criteria), styles: styles ?? null, usage, answered };
}

/** What a judge has not been asked about exactly this dossier: criteria, and work styles if nothing was asked. */
export function openQuestions(
  judge: Judge,
  { dossier, criteria }: { dossier: Dossier; criteria: Criterion[] },
  past: Answered[],
): { judged: string; earlier: Answered[]; open: Criterion[]; styles: boolean } {
  const judged = judgedOf(judge, dossier);
  const earlier = past.filter((each) => each.judged === judged);
  const open = criteria.filter((criterion) => !positionOf(criterion, earlier));
  return { judged, earlier, open, styles: earlier.length === 0 };
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
