import { giveUpPush } from "@/lib/records/ats/push/give-up";
import { pushDecision } from "@/lib/records/ats/push/push-decision";
import { applicationDecided, atsPushRequested } from "@/lib/platform/events/events";
import { eachOrganization, onEvent } from "../on-event";

const mostAttempts = 60;

/** Sends a decision to the ATS. One at a time per application, so that decisions arrive in the order made. */
export const syncDecision = onEvent([applicationDecided, atsPushRequested], "sync", {
  id: "sync-decision",
  retries: 6,
  concurrency: [{ key: "event.data.applicationId", limit: 1 }, eachOrganization(4)],
  async run(syncer, { applicationId, decisionId }, steps) {
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const progress = await steps.run(`attempt ${attempt}`, () =>
        pushDecision(syncer, { applicationId, decisionId }),
      );
      if (progress.state === "settled") return progress;
      // Back off: an ATS that is down for an hour is tried less and less often.
      const pauseMs = Math.ceil(progress.ms * Math.min(2 ** Math.floor(attempt / 5), 20));
      await steps.sleep(`pause ${attempt}`, Math.max(pauseMs, 1_000));
    }
    return steps.run("give up", () => giveUpPush(syncer, { applicationId, decisionId }));
  },
  giveUp: (syncer, { applicationId, decisionId }) => giveUpPush(syncer, { applicationId, decisionId }),
});
