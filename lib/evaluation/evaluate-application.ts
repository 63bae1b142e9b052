import type { Actor } from "@/lib/access/actor";
import { accounted } from "@/lib/ai/accounted";
import { activeJudge } from "@/lib/ai/model";
import { OutOfCredits } from "@/lib/credits/ledger";
import { DomainError } from "@/lib/errors";
import { digestOf } from "@/lib/security/digest";
import { scoringVersion } from "./aggregate";
import { assessDossier } from "./assess-dossier";
import { makeDossier, maskWords } from "./dossier";
import { gatherDossier } from "./gather-dossier";
import { findEvaluation, recordEvaluation } from "./record-evaluation";
import { remembering } from "./remember-verdicts";
import { noteDelay, settleUnscored } from "./settle-unscored";

/**
 * Read, think, write: gathers what may be judged, has it judged with no transaction open, and records the result
 * with its charge. Safe to run again: the same input finds the evaluation it made before. Throws unavailable when
 * the judge cannot be reached, to be tried again.
 */
export async function evaluateApplication(
  evaluator: Actor,
  applicationId: string,
): Promise<{ state: string }> {
  const { gathered } = await gatherDossier(evaluator, { applicationId });
  if (gathered.state !== "ready") return { state: gathered.state };

  const { content, versionId, attachmentId, document, job } = gathered;
  const judge = activeJudge();
  const masked = makeDossier(document, gathered.profile, gathered.answers, gathered.knownNames);
  const dossier = { ...masked, asOf: gathered.readOn };
  const inputHash = digestOf({
    ...{ dossier, content, versionId, description: job.description },
    ...{ judge: judge.id, judgeVersion: judge.version, scoringVersion },
  });
  const { evaluationId } = await findEvaluation(evaluator, { applicationId, inputHash });
  if (evaluationId) return { state: "scored" };

  try {
    const { around, profile, knownNames } = gathered;
    // Quoted by a flag, and flags are shown in blind review too.
    const hidden = document.hidden.map((part) => ({
      ...part,
      text: maskWords(part.text, profile, knownNames),
    }));
    const { pages } = document;
    const work = { dossier, pages, hidden, around, content, jobDescription: job.description };
    const assessed = await accounted(evaluator, applicationId, () =>
      assessDossier({ ...work, judge: remembering(evaluator, judge, applicationId) }),
    );
    await recordEvaluation(evaluator, {
      ...{ applicationId, versionId, attachmentId, inputHash, ...assessed },
      ...{ judge: judge.id, judgeVersion: judge.version },
    });
    return { state: "scored" };
  } catch (error) {
    if (error instanceof OutOfCredits) {
      const reason = "Waiting for credits. Scoring resumes by itself when credits are added.";
      await settleUnscored(evaluator, { applicationId, scoreStatus: "awaiting_credits", reason });
      return { state: "awaiting_credits" };
    }
    if (error instanceof DomainError && error.code === "unavailable")
      await noteDelay(evaluator, { applicationId, reason: `${error.message} It will be tried again.` });
    throw error;
  }
}
