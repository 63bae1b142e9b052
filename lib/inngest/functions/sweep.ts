import { pruneOutbox } from "@/lib/events/outbox";
import { inngest } from "../client";
import { relayOutbox } from "../relay";

/** Sends events that a crash left in the outbox, and deletes events that were sent long ago. */
export const sweepOutbox = inngest.createFunction(
  { id: "sweep-outbox", triggers: [{ cron: "* * * * *" }], retries: 0, concurrency: { limit: 1 } },
  async ({ step }) => {
    await step.run("relay", () => relayOutbox());
    return step.run("prune", () => pruneOutbox());
  },
);
