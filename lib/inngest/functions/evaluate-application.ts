import { evaluateApplication } from "@/lib/evaluation/evaluate-application";
import { queueAwaitingCredits } from "@/lib/evaluation/queue-applications";
import { settleUnscored } from "@/lib/evaluation/settle-unscored";
import { applicationQueued, creditsGranted } from "@/lib/events/events";
import { eachOrganization, onEvent } from "../on-event";
import { modelRetries, failureMessage } from "../permanent";

/** Evaluates an application against its job's scorecard. At most five at a time for one organization. */
export const evaluateApplicationWhenQueued = onEvent([applicationQueued], "evaluator", {
  id: "evaluate-application",
  retries: modelRetries,
  concurrency: eachOrganization(5),
  run: (evaluator, { applicationId }, steps) =>
    steps.run("evaluate", () => evaluateApplication(evaluator, applicationId)),
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
