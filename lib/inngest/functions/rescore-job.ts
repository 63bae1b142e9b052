import { openBatch } from "@/lib/evaluation/batch/open-batch";
import { queueForRescoring } from "@/lib/evaluation/queue-applications";
import { scoreTogether } from "@/lib/evaluation/score-together";
import { scorecardPublished } from "@/lib/events/events";
import { onEvent } from "../on-event";

/** Rescores a job's applications with the version just published, in batches. */
export const rescoreJobOnPublication = onEvent([scorecardPublished], "evaluator", {
  id: "rescore-job",
  retries: 4,
  concurrency: { key: "event.data.jobId", limit: 1 },
  async run(evaluator, { jobId }, steps) {
    let total = 0;
    for (let at = 1; ; at++) {
      const { batched } = await steps.run(`open batch ${at}`, () => openBatch(evaluator, { jobId }));
      if (batched === 0) break;
      total += batched;
    }
    for (let at = 1, after: string | null = null; ; at++) {
      const scored: Awaited<ReturnType<typeof scoreTogether>> = await steps.run(`score together ${at}`, () =>
        scoreTogether(evaluator, { jobId, after }),
      );
      total += scored.settled;
      after = scored.last;
      if (after === null) break;
    }
    for (let batch = 1; ; batch++) {
      const { queued } = await steps.run(`queue batch ${batch}`, () =>
        queueForRescoring(evaluator, { jobId }),
      );
      if (queued === 0) return { queued: total };
      total += queued;
    }
  },
});
