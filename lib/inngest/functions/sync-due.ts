import { systemActor } from "@/lib/access/system";
import { beginSync } from "@/lib/ats/sync/readings/begin-sync";
import { dueConnections } from "@/lib/ats/sync/readings/due-connections";
import { inngest } from "../client";
import { log } from "@/lib/log";

/** Starts the syncs that are due: changes by each connection's schedule, everything once a day. */
export const syncDue = inngest.createFunction(
  { id: "sync-due", triggers: [{ cron: "* * * * *" }], retries: 0, concurrency: { limit: 1 } },
  async ({ step }) =>
    step.run("begin", async () => {
      let begun = 0;
      for (const { organizationId, ...due } of await dueConnections()) {
        try {
          await beginSync(systemActor(organizationId, "sync"), due);
          begun++;
        } catch (error) {
          // A failure of one connection does not stop the others.
          log.error("a sync could not be begun", error);
        }
      }
      return { begun };
    }),
);
