import type { Actor } from "@/lib/access/actor";
import { arePeopleBrowsing } from "@/lib/threads/people-browsing";
import { modelOf } from "@/lib/ai/choice/model-of";
import { gatherTogether } from "./gather-together";
import { judgePerson } from "./in-thread";
import { recallTogether } from "./remember-verdicts";
import { recordTogether } from "./record-together";

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
  let recording = Promise.resolve({ settled: 0 });
  let settled = 0;
  let taken = 0;
  do {
    const take = batchSize();
    const [judged, recorded] = await Promise.all([
      judgeNext(evaluator, { jobId, after: last, take }),
      recording,
    ]);
    settled += recorded.settled;
    taken += take;
    ({ last } = judged);
    recording = record(evaluator, jobId, judged);
  } while (taken < stepSize && last);
  return { settled: settled + (await recording).settled, last };
}

async function judgeNext(evaluator: Actor, next: { jobId: string; after: string | null; take: number }) {
  const { ready, last } = await gatherTogether(evaluator, next);
  if (ready.length === 0) return { evaluations: [], last };
  const applicationIds = ready.map(({ applicationId }) => applicationId);
  const { answered } = await recallTogether(evaluator, { applicationIds });
  const judged = ready.map((person) =>
    judgePerson(
      person,
      answered.filter((each) => each.applicationId === person.applicationId),
    ).catch(() => null),
  );
  // Those whose assessment throws are evaluated alone later, which reports it.
  return { evaluations: (await Promise.all(judged)).filter((each) => each !== null), last };
}

/** A batch was judged by one version, and is recorded only while that one is current. */
async function record(
  evaluator: Actor,
  jobId: string,
  { evaluations }: Awaited<ReturnType<typeof judgeNext>>,
) {
  const [first] = evaluations;
  if (!first) return { settled: 0 };
  return recordTogether(evaluator, { jobId, versionId: first.versionId, evaluations });
}
