import type { Judge } from "@/lib/ai/judging";
import { contentHash } from "@/lib/scorecards/stored-content";
import { scoringVersion } from "./aggregate";
import { makeDossier, maskWords } from "./dossier";
import type { Ready } from "./gather-dossier";
import { inputHashOf, judgedHashOf } from "./hashes";

/** The work of assessing an application, and the ids and hashes that its evaluation is stored with. */
export function preparing(gathered: Ready, judge: Pick<Judge, "id" | "version">) {
  const { content, versionId, attachmentId, document, job, around, profile, knownNames } = gathered;
  const dossier = {
    ...makeDossier(document, profile, gathered.answers, knownNames),
    asOf: gathered.readOn,
  };
  const by = { judge: judge.id, judgeVersion: judge.version };
  const judgedHash = judgedHashOf({ dossier, description: job.description, ...by });
  const inputHash = inputHashOf({ judgedHash, contentHash: contentHash(content), versionId, scoringVersion });
  // Flags quote it, and blind review shows flags too.
  const hidden = document.hidden.map((part) => ({
    ...part,
    text: maskWords(part.text, profile, knownNames),
  }));
  return {
    work: { dossier, pages: document.pages, hidden, around, content, jobDescription: job.description },
    inputs: { versionId, attachmentId, inputHash, judgedHash, ...by },
  };
}
