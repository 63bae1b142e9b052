import type { Actor } from "@/lib/access/actor";
import { modelOf } from "@/lib/ai/choice/model-of";
import type { Judge } from "@/lib/ai/judging";
import { judgeBy } from "@/lib/ai/model";
import { OutOfCredits } from "@/lib/credits/ledger";
import { DomainError } from "@/lib/errors";
import { toStore } from "@/lib/say";
import { gather } from "./gather";
import { judgeAll } from "./judge-all";
import { recordEvaluations } from "./record";
import { recordDelay, settleUnscored, waitsForCredits } from "./settle-unscored";

/**
 * Scores one queued application: a list of one for gather, judge and record. Safe to run again: the same input reuses
 * its evaluation. Throws unavailable when the judge cannot be reached, so that the caller retries.
 */
export async function evaluateApplication(
  evaluator: Actor,
  applicationId: string,
  judgedBy?: Judge,
): Promise<{ state: "scored" | "awaiting_credits" | "passed over" }> {
  const gathered = await gather(evaluator, { due: { applicationIds: [applicationId] } });
  const [person] = gathered.ready;
  if (!person) return { state: "passed over" };
  const { judged, failures } = await judgeAll(
    evaluator,
    gathered,
    judgedBy ?? judgeBy(await modelOf(evaluator)),
  );
  const [error] = failures;
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
      applicationIds: [applicationId],
      reason: `${error.said} ${toStore("It will be retried.")}`,
    });
  if (error) throw error;
  const { jobId, versionId } = person;
  const { unpaid } = await recordEvaluations(evaluator, { jobId, versionId, evaluations: judged });
  return { state: unpaid.length > 0 ? "awaiting_credits" : "scored" };
}
