import { systemActor } from "@/lib/access/system";
import { syncPage } from "@/lib/ats/sync/sync-page";
import { beginSync } from "@/lib/ats/sync/readings/begin-sync";
import { dueConnections } from "@/lib/ats/sync/readings/due-connections";
import { recordSyncFailure } from "@/lib/ats/sync/readings/finish-sync";
import { continueSync } from "@/lib/ats/sync/readings/continue-sync";
import { atsSyncRequested } from "@/lib/events/events";
import { log } from "@/lib/log";
import { inngest } from "../client";
import { failureMessage } from "../permanent";

/** Pages in one run: engines store every step's result, so a long import continues in a new run. */
const pagesPerRun = 200;

/** Reads a connection to the end of its cursors, a page at a time. */
export const syncConnectionOnRequest = inngest.createFunction(
  {
    id: "sync-connection",
    triggers: [atsSyncRequested],
    retries: 8,
    concurrency: { key: "event.data.connectionId", limit: 1 },
    onFailure: async ({ event }) => {
      const { organizationId, connectionId } = atsSyncRequested.schema.parse(event.data.event.data);
      await recordSyncFailure(systemActor(organizationId, "sync"), {
        connectionId,
        reason: failureMessage(
          event.data.error,
          "The sync could not continue. It will be retried on schedule.",
        ),
        status: "failing",
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, connectionId } = event.data;
    const syncer = systemActor(organizationId, "sync");
    for (let page = 1; page <= pagesPerRun; page++) {
      const progress = await step.run(`page ${page}`, () => syncPage(syncer, connectionId));
      if (progress.state === "done" || progress.state === "stopped") return progress;
      if (progress.state === "wait") await step.sleep(`pause ${page}`, Math.ceil(progress.ms));
    }
    return step.run("go on", () => continueSync(syncer, { connectionId }));
  },
);

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
