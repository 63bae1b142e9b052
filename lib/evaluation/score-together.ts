import type { Actor } from "@/lib/access/actor";
import { arePagesAsked } from "@/lib/access/load/pages-asked";
import { modelOf } from "@/lib/ai/choice/model-of";
import { gatherTogether } from "./gather-together";
import { judgeInThreads } from "./judge-in-thread";
import { recallTogether } from "./remember-verdicts";
import { recordTogether } from "./record-together";

/** How many are scored in one step, batch by batch: while PostgreSQL records one, the next is judged. */
const atOnce = 500;

/** How many are read, judged and recorded together. While people ask for pages, short batches slow these down less. */
const batchSize = () => (arePagesAsked() ? 25 : 100);

/**
 * Scores some of a job's applications that the version in force has not scored, where no model judges: a batch is read
 * in one transaction, judged without one, recorded in one. Safe to run again: who is recorded is not found again, and who
 * is decided on or gets another CV meanwhile is left alone.
 * @param after the last application of those before, in the order of their ids
 * @returns how many were settled, and the last of them, null when none is left
 */
export async function scoreTogether(
  evaluator: Actor,
  { jobId, after = null }: { jobId: string; after?: string | null },
): Promise<{ settled: number; last: string | null }> {
  // A model answers slowly and at a price: each application is asked about by itself, or in the provider's batches.
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
  } while (taken < atOnce && last);
  return { settled: settled + (await recording).settled, last };
}

async function judgeNext(evaluator: Actor, next: { jobId: string; after: string | null; take: number }) {
  const { ready, last } = await gatherTogether(evaluator, next);
  if (ready.length === 0) return { evaluations: [], last };
  const applicationIds = ready.map(({ applicationId }) => applicationId);
  const { answered } = await recallTogether(evaluator, { applicationIds });
  return { evaluations: await judgeInThreads({ ready, answered }), last };
}

/** All of a batch were judged by one version, and are recorded only while it is in force. */
async function record(
  evaluator: Actor,
  jobId: string,
  { evaluations }: Awaited<ReturnType<typeof judgeNext>>,
) {
  const [first] = evaluations;
  if (!first) return { settled: 0 };
  return recordTogether(evaluator, { jobId, versionId: first.versionId, evaluations });
}
