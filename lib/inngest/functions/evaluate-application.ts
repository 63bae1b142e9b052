import { systemActor } from "@/lib/access/system";
import { evaluateApplication } from "@/lib/evaluation/evaluate-application";
import { settleUnscored } from "@/lib/evaluation/settle-unscored";
import { applicationQueued } from "@/lib/events/events";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Judges an application against its job's scorecard. At most five at a time for one organization. */
export const evaluateApplicationWhenQueued = inngest.createFunction(
  {
    id: "evaluate-application",
    triggers: [applicationQueued],
    retries: 6,
    concurrency: { key: "event.data.organizationId", limit: 5 },
    onFailure: async ({ event }) => {
      const { organizationId, applicationId } = applicationQueued.schema.parse(event.data.event.data);
      await settleUnscored(systemActor(organizationId, "evaluator"), {
        applicationId,
        scoreStatus: "failed",
        reason: "The evaluation could not be finished. Nothing was charged; ask for it again later.",
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, applicationId } = event.data;
    const evaluator = systemActor(organizationId, "evaluator");
    // Engines keep what a step returns: ids and states only.
    return step.run("evaluate", () => onceOrNever(() => evaluateApplication(evaluator, applicationId)));
  },
);
