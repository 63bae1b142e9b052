import { embeddedJudge } from "@/lib/judging/ai/embedded/embedded-judge";
import type { Judge, Judgement } from "@/lib/judging/ai/judging";
import { contentHash } from "@/lib/judging/scorecards/stored-content";
import { scoringVersion } from "./aggregate";
import { assessDossier, type Assessing, concludeDossier } from "./assess-dossier";
import { makeDossier, maskWords } from "./dossier";
import { inputHashOf, judgedHashOf } from "./evaluation";
import { flagDocument } from "./flags/flag-document";
import { judgePerson, type Ready, type Told } from "./judge-person";

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

/** Verifies and totals a judge's answer about a prepared application. */
export const conclude = (
  { work, inputs, flagged }: ReturnType<typeof prepare>,
  judgement: Judgement & { judge: Judge["id"] },
) => ({ ...inputs, ...concludeDossier(work, flagged, judgement) });

export type JudgedPerson = ReturnType<typeof conclude> & { told: Told | null };

/** Has the embedded judge assess a gathered application, all in this thread. */
export const judgePersonByRules = (person: Ready): Promise<JudgedPerson> =>
  judgePerson(person, embeddedJudge, { prepare, conclude });

/** Assesses a dossier with the embedded judge. */
export const assessByRules = (work: Assessing) => assessDossier({ ...work, judge: embeddedJudge });
