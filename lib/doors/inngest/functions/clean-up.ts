import { sweepIdentity } from "@/lib/platform/access/sweep-identity";
import { pruneOutbox } from "@/lib/platform/events/outbox";
import { deleteOldFigures } from "@/lib/doors/operating/figures/list-figures";
import { sweepOrganizations } from "@/lib/hiring/organizations/sweep-organizations";
import { onSchedule } from "../on-event";
import { relayOutbox } from "../relay";
import { sweep } from "../sweep";

/** Deletes old figures and sent events, uploads and imports with their files, confirmations, agents' tasks, and invitations. */
export const cleanUpHourly = onSchedule("clean-up", "41 * * * *", async (steps) => {
  await steps.run("figures", async () => [await deleteOldFigures(), await pruneOutbox()]);
  return steps.run("sweep", () => sweepOrganizations());
});

/** Deletes expired sessions, codes and tokens, and unused clients. */
export const sweepIdentityHourly = onSchedule("sweep-identity", "17 * * * *", (steps) =>
  steps.run("sweep", () => sweepIdentity()),
);

/**
 * Sends events that a frozen or ended process left in the outbox, and starts what is due. Servers do so by timers of
 * their own, more often (start-relay.ts); serverless processes with their requests: Inngest charges for each run.
 */
export const sweepAll = onSchedule("sweep", "*/10 * * * *", (steps) =>
  steps.run("sweep", async () => {
    await relayOutbox();
    return sweep();
  }),
);
