import type { Judge } from "@/lib/ai/judging";
import type { Usage } from "@/lib/ai/usage";
import { contentHash } from "@/lib/scorecards/stored-content";
import { scoringVersion } from "./aggregate";
import { type Answered, askOpen } from "./answers";
import { conclude } from "./assess-dossier";
import { makeDossier, maskWords } from "./dossier";
import { flagDocument } from "./flags/flag-document";
import type { Ready } from "./gather";
import { stylesRead, type StylesRead } from "./store-styles";
import { inputHashOf, judgedHashOf } from "./hashes";

/** The work of assessing an application, and the ids and hashes that its evaluation is stored with. */
export function prepare(person: Ready, judge: Pick<Judge, "id" | "version">) {
  const { content, versionId, attachmentId, document, job, around, profile, knownNames } = person;
  const { applicationId, jobId, claimed } = person;
  const dossier = {
    ...makeDossier(document, profile, person.answers, knownNames),
    asOf: person.readOn,
  };
  const by = { judge: judge.id, judgeVersion: judge.version };
  const judgedHash = judgedHashOf({ dossier, description: job.description, ...by });
  const inputHash = inputHashOf({ judgedHash, contentHash: contentHash(content), versionId, scoringVersion });
  // Flags quote it, and blind review shows flags too.
  const hidden = document.hidden.map((part) => ({
    ...part,
    text: maskWords(part.text, profile, knownNames),
  }));
  const work = { dossier, pages: document.pages, hidden, around, content, jobDescription: job.description };
  return {
    work,
    inputs: { applicationId, jobId, versionId, attachmentId, claimed, inputHash, judgedHash, ...by },
    flagged: flagDocument(dossier, { description: job.description, criteria: content.criteria }),
  };
}

type InAThread<F extends (...args: never[]) => unknown> = (
  ...args: Parameters<F>
) => ReturnType<F> | Promise<ReturnType<F>>;
/** What is done around a judge's answer: directly within a text thread, in text threads from elsewhere. */
type Steps = { prepare: InAThread<typeof prepare>; conclude: InAThread<typeof conclude> };

export type JudgedPerson = Omit<ReturnType<typeof conclude>, "usage"> &
  ReturnType<typeof prepare>["inputs"] & {
    answered: Answered | null;
    styles: StylesRead | null;
    usage: Usage[];
  };

/** Has a judge assess a gathered application; it is asked only what it has not answered before. Writes nothing. */
export async function judgePerson(
  person: Ready,
  judge: Judge,
  steps: Steps = { prepare, conclude },
): Promise<JudgedPerson> {
  const { work, inputs, flagged } = await steps.prepare(person, { id: judge.id, version: judge.version });
  const asked = { dossier: flagged.dossier, criteria: work.content.criteria, job: person.job };
  const { answered, styles, ...judgement } = await askOpen(
    judge,
    person.applicationId,
    asked,
    person.answered,
  );
  const concluded = await steps.conclude(work, flagged, { ...judgement, judge: judge.id });
  return { ...inputs, ...concluded, answered, styles: stylesRead(person, judge, styles) };
}
