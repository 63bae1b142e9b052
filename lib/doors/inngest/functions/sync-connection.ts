import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { recordSyncFailure } from "@/lib/records/ats/sync/readings/finish-sync";
import { continueSync } from "@/lib/records/ats/sync/readings/continue-sync";
import { atsSyncRequested } from "@/lib/platform/events/events";
import { onEvent } from "../on-event";
import { failureMessage } from "../permanent";

/** Pages in one run: engines store every step's result, so a long import continues in a new run. */
const pagesPerRun = 200;

/** Reads a connection to the end of its cursors, a page at a time. */
export const syncConnectionOnRequest = onEvent([atsSyncRequested], "sync", {
  id: "sync-connection",
  retries: 8,
  concurrency: { key: "event.data.connectionId", limit: 1 },
  async run(syncer, { connectionId }, steps) {
    for (let page = 1; page <= pagesPerRun; page++) {
      const progress = await steps.run(`page ${page}`, () => syncPage(syncer, connectionId));
      if (progress.state === "done" || progress.state === "stopped") return progress;
      if (progress.state === "wait") await steps.sleep(`pause ${page}`, Math.ceil(progress.ms));
    }
    return steps.run("go on", () => continueSync(syncer, { connectionId }));
  },
  giveUp: (syncer, { connectionId }, error) =>
    recordSyncFailure(syncer, {
      connectionId,
      reason: failureMessage(error, "The sync could not continue. It will be retried on schedule."),
      status: "failing",
    }),
});
