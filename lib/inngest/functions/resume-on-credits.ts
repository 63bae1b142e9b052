import { systemActor } from "@/lib/access/system";
import { queueAwaitingCredits } from "@/lib/evaluation/queue-applications";
import { creditsGranted } from "@/lib/events/events";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

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
    return step.run("queue", () => withRetryPolicy(() => queueAwaitingCredits(evaluator, {})));
  },
);
