import type { Actor } from "@/lib/platform/access/actor";
import { modelOf } from "@/lib/judging/ai/choice/model-of";
import { embeddedJudge } from "@/lib/judging/ai/in-thread";
import type { Judge } from "@/lib/judging/ai/judging";
import { judgeBy } from "@/lib/judging/ai/judge-by";
import { OutOfCredits } from "@/lib/platform/credits/ledger";
import { DomainError } from "@/lib/errors";
import { toStore } from "@/lib/say";
import { arePeopleBrowsing } from "@/lib/platform/threads/people-browsing";
import { gather } from "./gather";
import { judgeAll } from "./judge";
import type { JudgedPerson } from "./prepare";
import { recordDelay, settleUnscored, waitsForCredits } from "./queue";
import { recordEvaluations } from "./record";

/**
 * Scores one queued application: a list of one for gather, judge and record. Safe to run again: the same input reuses
 * its evaluation. Throws unavailable when the judge cannot be reached, so that the caller retries.
 */
export async function evaluateApplication(
  evaluator: Actor,
  applicationId: string,
  judgedBy?: Judge,
): Promise<{ state: "scored" | "awaiting_credits" | "passed over" | "held"; sleepMs?: number }> {
  const gathered = await gather(evaluator, { applicationIds: [applicationId] });
  if (gathered.sleepMs > 0) return { state: "held", sleepMs: gathered.sleepMs };
  if (gathered.ready.length === 0) return { state: "passed over" };
  const judge = judgedBy ?? judgeBy(await modelOf(evaluator));
  const { judged, failures } = await judgeAll(evaluator, gathered, judge);
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
  const { unpaid } = await recordEvaluations(evaluator, judged);
  return { state: unpaid.length > 0 ? "awaiting_credits" : "scored" };
}

/** How many are scored per step, in batches: while PostgreSQL records one, the next is judged. */
const stepSize = 500;

/** How many are read, judged and recorded together. While users request pages, small batches delay them less. */
const batchSize = () => (arePeopleBrowsing() ? 25 : 100);

/**
 * Scores some of a job's applications that the current version has not scored, unless a model judges: each batch is
 * read in one transaction, judged without one and recorded in another. Safe to run again: recorded applications are
 * not found again; those that are decided on or get another CV meanwhile are skipped.
 * @param after the last application of the previous step, in id order
 * @returns how many were settled, and the last application looked at, where the next step continues; null at the end
 */
export async function scoreTogether(
  evaluator: Actor,
  { jobId, after = null }: { jobId: string; after?: string | null },
): Promise<{ settled: number; last: string | null }> {
  // A model is slow and costs money: applications are judged one by one, or in the provider's batches.
  if (await modelOf(evaluator)) return { settled: 0, last: null };
  const judgeNext = async (last: string | null, take: number) => {
    const gathered = await gather(evaluator, { jobId, after: last, take });
    // Those whose assessment throws are queued later and evaluated alone, which reports it.
    const { judged } = await judgeAll(evaluator, gathered, embeddedJudge);
    return { judged, last: gathered.last };
  };
  let last = after;
  let recording = Promise.resolve(0);
  let settled = 0;
  let taken = 0;
  do {
    const take = batchSize();
    const [next, recorded] = await Promise.all([judgeNext(last, take), recording]);
    settled += recorded;
    taken += take;
    ({ last } = next);
    recording = recordSome(evaluator, next.judged);
  } while (taken < stepSize && last);
  return { settled: settled + (await recording), last };
}

async function recordSome(evaluator: Actor, judged: JudgedPerson[]): Promise<number> {
  if (judged.length === 0) return 0;
  const { scored, unpaid } = await recordEvaluations(evaluator, judged);
  return scored.length + unpaid.length;
}
