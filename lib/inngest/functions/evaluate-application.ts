import { systemActor } from "@/lib/access/system";
import { observeWorkStyles } from "@/lib/candidates/observe-work-styles";
import { evaluateApplication } from "@/lib/evaluation/evaluate-application";
import { queueAwaitingCredits } from "@/lib/evaluation/queue-applications";
import { settleUnscored } from "@/lib/evaluation/settle-unscored";
import { applicationQueued, creditsGranted } from "@/lib/events/events";
import { inngest } from "../client";
import { modelRetries, failureMessage } from "../permanent";

/** Evaluates an application against its job's scorecard. At most five at a time for one organization. */
export const evaluateApplicationWhenQueued = inngest.createFunction(
  {
    id: "evaluate-application",
    triggers: [applicationQueued],
    retries: modelRetries,
    concurrency: { key: "event.data.organizationId", limit: 5 },
    onFailure: async ({ event }) => {
      const { organizationId, applicationId } = applicationQueued.schema.parse(event.data.event.data);
      await settleUnscored(systemActor(organizationId, "evaluator"), {
        applicationId,
        scoreStatus: "failed",
        reason: failureMessage(event.data.error, "The evaluation could not be finished."),
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, applicationId } = event.data;
    const evaluator = systemActor(organizationId, "evaluator");
    // Engines store what a step returns: return ids and states only.
    const outcome = await step.run("evaluate", () => evaluateApplication(evaluator, applicationId));
    // Work styles are shown beside the score and are never part of it.
    if (outcome.state === "scored")
      await step.run("work styles", () => observeWorkStyles(evaluator, applicationId));
    return outcome;
  },
);

/** Queues the applications that waited for credits. */
export const resumeOnCredits = inngest.createFunction(
  {
    id: "resume-on-credits",
    triggers: [creditsGranted],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 1 },
  },
  async ({ event, step }) => {
    const evaluator = systemActor(event.data.organizationId, "evaluator");
    let total = 0;
    for (let batch = 1, most: number | null = null; ; batch++) {
      const { queued, left }: { queued: number; left: number } = await step.run(`queue batch ${batch}`, () =>
        queueAwaitingCredits(evaluator, { most }),
      );
      total += queued;
      most = left;
      if (queued === 0) return { queued: total };
    }
  },
);
