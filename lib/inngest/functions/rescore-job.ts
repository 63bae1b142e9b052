import { systemActor } from "@/lib/access/system";
import { openBatch } from "@/lib/evaluation/batch/open-batch";
import { queueForRescoring } from "@/lib/evaluation/queue-applications";
import { scoreTogether } from "@/lib/evaluation/score-together";
import { scorecardPublished } from "@/lib/events/events";
import { inngest } from "../client";

/** Rescores a job's applications with the version just published, in batches. */
export const rescoreJobOnPublication = inngest.createFunction(
  {
    id: "rescore-job",
    triggers: [scorecardPublished],
    retries: 4,
    concurrency: { key: "event.data.jobId", limit: 1 },
  },
  async ({ event, step }) => {
    const { organizationId, jobId } = event.data;
    const evaluator = systemActor(organizationId, "evaluator");
    let total = 0;
    for (let at = 1; ; at++) {
      const { batched } = await step.run(`open batch ${at}`, () => openBatch(evaluator, { jobId }));
      if (batched === 0) break;
      total += batched;
    }
    for (let at = 1, after: string | null = null; ; at++) {
      const scored: Awaited<ReturnType<typeof scoreTogether>> = await step.run(`score together ${at}`, () =>
        scoreTogether(evaluator, { jobId, after }),
      );
      total += scored.settled;
      after = scored.last;
      if (after === null) break;
    }
    for (let batch = 1; ; batch++) {
      const { queued } = await step.run(`queue batch ${batch}`, () =>
        queueForRescoring(evaluator, { jobId }),
      );
      if (queued === 0) return { queued: total };
      total += queued;
    }
  },
);
