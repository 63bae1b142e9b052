import { endBatch } from "@/lib/judging/evaluation/batch/batch-rows";
import { collectBatch, isAnswered, openBatch, sendBatch } from "@/lib/judging/evaluation/batch/run-batch";
import {
  holdForNotice,
  queueAfterNotice,
  queueAwaitingCredits,
  queueForRescoring,
  settleUnscored,
} from "@/lib/judging/evaluation/queue";
import { evaluateApplication, scoreTogether } from "@/lib/judging/evaluation/score";
import {
  applicationQueued,
  creditsGranted,
  judgeBatchOpened,
  scorecardPublished,
} from "@/lib/platform/events/events";
import { sentence } from "@/lib/say";
import { eachOrganization, onEvent } from "../on-event";
import { failureMessage, patientRetries } from "../permanent";

/** Evaluates an application against its job's scorecard, once its notice's day has come. At most five at a time for one organization. */
export const evaluateApplicationWhenQueued = onEvent([applicationQueued], "evaluator", {
  id: "evaluate-application",
  retries: patientRetries,
  concurrency: eachOrganization(5),
  async run(evaluator, { applicationId }, steps) {
    const done = await steps.run("evaluate", () => evaluateApplication(evaluator, applicationId));
    for (let at = 1, sleepMs = done.sleepMs ?? 0; sleepMs > 0; at++) {
      await steps.sleep(`for the notice ${at}`, sleepMs);
      ({ sleepMs } = await steps.run(`after the notice ${at}`, () =>
        queueAfterNotice(evaluator, { applicationId }),
      ));
    }
    return { state: done.state };
  },
  giveUp: (evaluator, { applicationId }, error) =>
    settleUnscored(evaluator, {
      applicationId,
      scoreStatus: "failed",
      reason: failureMessage(error, "The evaluation could not be finished."),
    }),
});

/** Queues the applications that waited for credits. */
export const resumeOnCredits = onEvent([creditsGranted], "evaluator", {
  id: "resume-on-credits",
  retries: 4,
  concurrency: eachOrganization(1),
  async run(evaluator, _, steps) {
    let total = 0;
    for (let batch = 1, most: number | null = null; ; batch++) {
      const { queued, left }: { queued: number; left: number } = await steps.run(`queue batch ${batch}`, () =>
        queueAwaitingCredits(evaluator, { most }),
      );
      total += queued;
      most = left;
      if (queued === 0) return { queued: total };
    }
  },
});

/** Rescores a job's applications with the version just published, in batches. */
export const rescoreJobOnPublication = onEvent([scorecardPublished], "evaluator", {
  id: "rescore-job",
  retries: 4,
  concurrency: { key: "event.data.jobId", limit: 1 },
  async run(evaluator, { jobId }, steps) {
    for (let at = 1; ; at++) {
      const { sleepMs } = await steps.run(`notice ${at}`, () => holdForNotice(evaluator, { jobId }));
      if (sleepMs === 0) break;
      await steps.sleep(`for the notice ${at}`, sleepMs);
    }
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

/** Pauses between polls, up to 15 minutes: a little over a day in all, by when the provider has expired the batch. */
const pauses = ["1m", "2m", "5m", "10m", ...Array.from({ length: 100 }, () => "15m")];
const mostSteps = 200;

/** Collects the answers of a batch of the model's provider. If it fails, its applications are judged one by one. */
export const judgeBatchWhenOpened = onEvent([judgeBatchOpened], "evaluator", {
  id: "judge-batch",
  retries: patientRetries,
  concurrency: eachOrganization(2),
  async run(evaluator, { batchId }, steps) {
    const { sent } = await steps.run("send", () => sendBatch(evaluator, batchId));
    if (!sent) return { sent };
    for (const [at, pause] of pauses.entries()) {
      await steps.sleep(`pause ${at + 1}`, pause);
      const { answered } = await steps.run(`look ${at + 1}`, () => isAnswered(evaluator, batchId));
      if (answered) break;
    }
    for (let at = 1; at <= mostSteps; at++) {
      const { more } = await steps.run(`collect ${at}`, () => collectBatch(evaluator, batchId));
      if (!more) break;
    }
    return { sent };
  },
  giveUp: (evaluator, { batchId }) =>
    endBatch(evaluator, batchId, sentence("The batch could not be finished: judged one by one.")),
});
