import { sweepIdentity } from "@/lib/access/sweep-identity";
import { pruneOutbox } from "@/lib/events/outbox";
import { deleteOldFigures } from "@/lib/operating/figures/list-figures";
import { sweepOrganizations } from "@/lib/organizations/sweep-organizations";
import { inngest } from "../client";
import { relayOutbox } from "../relay";

/** Deletes old figures, uploads and imports with their files, confirmations, agents' tasks, and invitations. */
export const cleanUpHourly = inngest.createFunction(
  { id: "clean-up", triggers: [{ cron: "41 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  async ({ step }) => {
    await step.run("figures", () => deleteOldFigures());
    return step.run("sweep", () => sweepOrganizations());
  },
);

/** Deletes expired sessions, codes and tokens, and unused clients. */
export const sweepIdentityHourly = inngest.createFunction(
  { id: "sweep-identity", triggers: [{ cron: "17 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("sweep", () => sweepIdentity()),
);

/** Sends events that a crash left in the outbox, and deletes events that were sent long ago. */
export const sweepOutbox = inngest.createFunction(
  { id: "sweep-outbox", triggers: [{ cron: "* * * * *" }], retries: 0, concurrency: { limit: 1 } },
  async ({ step }) => {
    await step.run("relay", () => relayOutbox());
    return step.run("prune", () => pruneOutbox());
  },
);
