import type { Actor } from "@/lib/access/actor";
import { withUsageRecorded } from "@/lib/ai/record-usage";
import { modelOf } from "@/lib/ai/choice/model-of";
import type { Judge } from "@/lib/ai/judging";
import { judgeBy } from "@/lib/ai/model";
import { OutOfCredits } from "@/lib/credits/ledger";
import { DomainError } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { gatherDossier, type Ready } from "./gather-dossier";
import { findEvaluation, recordEvaluation } from "./record-evaluation";
import { conclude, flagDocument, preparing } from "./in-thread";
import { openCriteria, remembering } from "./remember-verdicts";
import { recordDelay, settleUnscored, waitsForCredits } from "./settle-unscored";

/**
 * Gathers what may be judged, has it judged with no transaction open, and records the result with its charge. Safe
 * to run again: the same input reuses its evaluation. Throws unavailable when the judge cannot be reached, so that
 * the caller retries.
 */
export async function evaluateApplication(
  evaluator: Actor,
  applicationId: string,
  judgedBy?: Judge,
): Promise<{ state: string }> {
  const { gathered } = await gatherDossier(evaluator, { applicationId });
  if (gathered.state !== "ready") return { state: gathered.state };

  const judge = judgedBy ?? judgeBy(await modelOf(evaluator));
  const { work, inputs } = await prepared(gathered, judge);
  const { inputHash } = inputs;
  const { evaluationId } = await findEvaluation(evaluator, { applicationId, inputHash });
  if (evaluationId) return { state: "scored" };

  try {
    const { criteria } = work.content;
    const flagged = await flagDocument(work.dossier, { description: work.jobDescription, criteria });
    const assessed = await withUsageRecorded(evaluator, applicationId, async () =>
      conclude(
        work,
        flagged,
        await remembering(evaluator, judge, applicationId).assess(flagged.dossier, criteria),
      ),
    );
    await recordEvaluation(evaluator, { applicationId, ...inputs, ...assessed });
    return { state: "scored" };
  } catch (error) {
    if (error instanceof OutOfCredits) {
      await settleUnscored(evaluator, {
        applicationId,
        scoreStatus: "awaiting_credits",
        reason: waitsForCredits,
      });
      return { state: "awaiting_credits" };
    }
    if (error instanceof DomainError && error.code === "unavailable")
      await recordDelay(evaluator, {
        applicationId,
        reason: `${error.message} ${sentence("It will be retried.")}`,
      });
    throw error;
  }
}

/**
 * The dossier of an application and the criteria that the judge has not answered on it yet, for batches, which ask in
 * advance. Null when there is nothing to judge.
 */
export async function openQuestions(evaluator: Actor, applicationId: string, judge: Judge) {
  const { gathered } = await gatherDossier(evaluator, { applicationId });
  if (gathered.state !== "ready") return null;
  const { criteria } = gathered.content;
  const { work } = await prepared(gathered, judge);
  const { dossier: flagged } = await flagDocument(work.dossier, {
    description: work.jobDescription,
    criteria,
  });
  const open = await openCriteria(evaluator, judge, applicationId, { dossier: flagged, criteria });
  return { dossier: flagged, criteria: open };
}

const prepared = (gathered: Ready, { id, version }: Judge) => preparing(gathered, { id, version });
