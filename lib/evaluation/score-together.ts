import type { Actor } from "@/lib/access/actor";
import { arePeopleBrowsing } from "@/lib/threads/people-browsing";
import { modelOf } from "@/lib/ai/choice/model-of";
import { embeddedJudge } from "@/lib/ai/in-thread";
import { gather } from "./gather";
import { judgeAll } from "./judge-all";
import type { JudgedPerson } from "./judge-person";
import { recordEvaluations } from "./record";

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
  let last = after;
  let recording = Promise.resolve(0);
  let settled = 0;
  let taken = 0;
  do {
    const take = batchSize();
    const [judged, recorded] = await Promise.all([
      judgeNext(evaluator, { jobId, after: last, take }),
      recording,
    ]);
    settled += recorded;
    taken += take;
    ({ last } = judged);
    recording = record(evaluator, jobId, judged.evaluations);
  } while (taken < stepSize && last);
  return { settled: settled + (await recording), last };
}

async function judgeNext(evaluator: Actor, due: { jobId: string; after: string | null; take: number }) {
  const { last, ...gathered } = await gather(evaluator, { due });
  // Those whose assessment throws are queued later and evaluated alone, which reports it.
  const { judged } = await judgeAll(evaluator, gathered, embeddedJudge);
  return { evaluations: judged, last };
}

/** A batch was judged by one version, and is recorded only while that one is current. */
async function record(evaluator: Actor, jobId: string, evaluations: JudgedPerson[]): Promise<number> {
  const [first] = evaluations;
  if (!first) return 0;
  const { versionId } = first;
  const { scored, unpaid } = await recordEvaluations(evaluator, { jobId, versionId, evaluations });
  return scored.length + unpaid.length;
}
