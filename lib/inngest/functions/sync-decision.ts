import { systemActor } from "@/lib/access/system";
import { giveUpPush } from "@/lib/ats/push/give-up";
import { pushDecision } from "@/lib/ats/push/push-decision";
import { applicationDecided, atsPushRequested } from "@/lib/events/events";
import { inngest } from "../client";

const mostAttempts = 60;

/** Sends a decision to the ATS. One at a time per application, so that decisions arrive in the order made. */
export const syncDecision = inngest.createFunction(
  {
    id: "sync-decision",
    triggers: [applicationDecided, atsPushRequested],
    retries: 6,
    concurrency: [
      { key: "event.data.applicationId", limit: 1 },
      { key: "event.data.organizationId", limit: 4 },
    ],
    onFailure: async ({ event }) => {
      const { organizationId, ...ref } = applicationDecided.schema.parse(event.data.event.data);
      await giveUpPush(systemActor(organizationId, "sync"), ref);
    },
  },
  async ({ event, step }) => {
    const { organizationId, applicationId, decisionId } = event.data;
    const syncer = systemActor(organizationId, "sync");
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const progress = await step.run(`attempt ${attempt}`, () =>
        pushDecision(syncer, { applicationId, decisionId }),
      );
      if (progress.state === "settled") return progress;
      // Back off: an ATS that is down for an hour is tried less and less often.
      await step.sleep(
        `pause ${attempt}`,
        Math.max(Math.ceil(progress.ms * Math.min(2 ** Math.floor(attempt / 5), 20)), 1_000),
      );
    }
    await step.run("give up", () => giveUpPush(syncer, { applicationId, decisionId }));
  },
);
