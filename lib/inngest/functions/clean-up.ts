import { sweepIdentity } from "@/lib/access/sweep-identity";
import { pruneOutbox } from "@/lib/events/outbox";
import { deleteOldFigures } from "@/lib/operating/figures/list-figures";
import { sweepOrganizations } from "@/lib/organizations/sweep-organizations";
import { onSchedule } from "../on-event";
import { relayOutbox } from "../relay";

/** Deletes old figures, uploads and imports with their files, confirmations, agents' tasks, and invitations. */
export const cleanUpHourly = onSchedule("clean-up", "41 * * * *", async (steps) => {
  await steps.run("figures", () => deleteOldFigures());
  return steps.run("sweep", () => sweepOrganizations());
});

/** Deletes expired sessions, codes and tokens, and unused clients. */
export const sweepIdentityHourly = onSchedule("sweep-identity", "17 * * * *", (steps) =>
  steps.run("sweep", () => sweepIdentity()),
);

/** Sends events that a crash left in the outbox, and deletes events that were sent long ago. */
export const sweepOutbox = onSchedule("sweep-outbox", "* * * * *", async (steps) => {
  await steps.run("relay", () => relayOutbox());
  return steps.run("prune", () => pruneOutbox());
});
