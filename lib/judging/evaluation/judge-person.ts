import * as z from "zod";
import {
  type Dossier,
  type Judge,
  type Judgement,
  RawAssessment,
  StoredFlag,
  type StyleQuote,
} from "@/lib/judging/ai/judging";
import type { ReadDocument } from "@/lib/reading/documents/document";
import { storable } from "@/lib/reading/language/storable";
import type { Profile } from "@/lib/reading/profile/profile";
import { questionHash } from "@/lib/judging/scorecards/questions";
import type { Criterion, ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { digestOf } from "@/lib/platform/security/digest";
import type { Answer } from "./dossier";

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

/** What a judge is asked about: an application with all that its evaluation needs. */
export type Ready = {
  applicationId: string;
  candidateId: string;
  jobId: string;
  versionId: string;
  content: ScorecardContent;
  job: { title: string; description: string };
  attachmentId: string;
  document: Pick<ReadDocument, "text" | "pages" | "hidden">;
  profile: Profile;
  /** Current roles count up to the day the document was read, so that a rerun years later has the same result. */
  readOn: string;
  knownNames: string[];
  /** Other texts from the applicant, which are not judged. */
  around: { names: string[]; properties: string[] };
  answers: Answer[];
  /** A judge's earlier answers, oldest first. */
  answered: Answered[];
  /** Whether it was queued for this run: then nothing else evaluates it meanwhile. */
  claimed: boolean;
};

/** What a judge newly said about an application: answers, and passages that show how the candidate works. */
export type Told = Pick<Ready, "candidateId" | "attachmentId"> & {
  by: Judge["id"];
  answered: Answered;
  /** Null where it gave none: the rules then find them on each read. */
  styles: StyleQuote[] | null;
};

/** What is done before and after a judge's answer: directly within a text thread, in text threads from elsewhere. */
type Steps<P, A> = {
  prepare: (person: Ready, judge: Pick<Judge, "id" | "version">) => P | Promise<P>;
  conclude: (prepared: P, judgement: Judgement & { judge: Judge["id"] }) => A | Promise<A>;
};

/** Has a judge assess a gathered application; it is asked only what it has not answered before. Writes nothing. */
export async function judgePerson<P extends { flagged: { dossier: Dossier } }, A>(
  person: Ready,
  judge: Judge,
  { prepare, conclude }: Steps<P, A>,
): Promise<A & { told: Told | null }> {
  const prepared = await prepare(person, { id: judge.id, version: judge.version });
  const { told, ...judgement } = await askOpen(judge, person, prepared.flagged.dossier);
  return { ...(await conclude(prepared, { ...judgement, judge: judge.id })), told };
}

/**
 * Asks a judge the questions about a dossier that are not among its earlier answers: when one criterion changes, only
 * that one is asked, and work styles no second time. What the judge leaves out is asked again the next time. `told` is
 * null when nothing was asked.
 */
export async function askOpen(
  judge: Judge,
  person: Ready,
  dossier: Dossier,
): Promise<Judgement & { told: Told | null }> {
  const { applicationId, candidateId, attachmentId, job, content } = person;
  const { judged, earlier, open, styles: areStylesOpen } = openQuestions(judge, person, dossier);
  if (open.length === 0) return { ...join(earlier, content.criteria), usage: [], told: null };
  const asked = { title: job.title, styles: areStylesOpen };
  const { assessments, flags, styles = null, usage } = await judge.assess(dossier, open, asked);
  const settled = open.filter(({ id }) => assessments.some(({ criterionId }) => criterionId === id));
  const answered: Answered = storable({
    applicationId,
    judged,
    questions: settled.map(questionHash),
    assessments: settled.map(({ id }) => assessments.find(({ criterionId }) => criterionId === id) ?? null),
    flags,
  });
  const told = { candidateId, attachmentId, by: judge.id, answered, styles };
  return { ...join([...earlier, answered], content.criteria), usage, told };
}

/** What a judge has not been asked about exactly this dossier: criteria, and work styles if nothing was asked. */
export function openQuestions(
  { id, version }: Judge,
  { answered, content: { criteria } }: Ready,
  dossier: Dossier,
): { judged: string; earlier: Answered[]; open: Criterion[]; styles: boolean } {
  const judged = digestOf({ judge: id, version, dossier });
  const earlier = answered.filter((each) => each.judged === judged);
  const open = criteria.filter((criterion) => answerTo(criterion, earlier) === undefined);
  return { judged, earlier, open, styles: earlier.length === 0 };
}

/** The first answer to a criterion's question; null where the judge gave none, undefined where it was not asked. */
function answerTo(criterion: Criterion, all: Answered[]) {
  const question = questionHash(criterion);
  const first = all.find(({ questions }) => questions.includes(question));
  return first && (first.assessments[first.questions.indexOf(question)] ?? null);
}

const join = (all: Answered[], criteria: Criterion[]) => ({
  assessments: criteria.flatMap((criterion) => answerTo(criterion, all) ?? []),
  flags: [...new Map(all.flatMap(({ flags }) => flags).map((flag) => [digestOf(flag), flag])).values()],
});
