import { systemActor } from "@/lib/access/system";
import { poolGrown } from "@/lib/events/events";
import { compactPool } from "@/lib/talent-pool/index/compact-pool";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** Merges individually indexed candidates into the posting lists. Debounced: one run serves many events. */
export const compactPoolWhenGrown = inngest.createFunction(
  {
    id: "compact-pool",
    triggers: [poolGrown],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 1 },
    debounce: { key: "event.data.organizationId", period: "2s", timeout: "20s" },
  },
  async ({ event, step }) => {
    const indexer = systemActor(event.data.organizationId, "reader");
    return step.run("compact", () => withRetryPolicy(() => compactPool(indexer)));
  },
);
