import { systemActor } from "@/lib/access/system";
import { observeWorkStyles } from "@/lib/candidates/observe-work-styles";
import { evaluateApplication } from "@/lib/evaluation/evaluate-application";
import { settleUnscored } from "@/lib/evaluation/settle-unscored";
import { applicationQueued } from "@/lib/events/events";
import { inngest } from "../client";
import { modelRetries, onceOrNever, whyEnded } from "../permanent";

/** Judges an application against its job's scorecard. At most five at a time for one organization. */
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
        reason: whyEnded(event.data.error, "The evaluation could not be finished."),
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, applicationId } = event.data;
    const evaluator = systemActor(organizationId, "evaluator");
    // Engines keep what a step returns: ids and states only.
    const done = await step.run("evaluate", () =>
      onceOrNever(() => evaluateApplication(evaluator, applicationId)),
    );
    // Beside the score and never part of it.
    if (done.state === "scored")
      await step.run("work styles", () => onceOrNever(() => observeWorkStyles(evaluator, applicationId)));
    return done;
  },
);
