import { deleteOldFigures } from "@/lib/operating/figures/list-figures";
import { sweepOrganizations } from "@/lib/organizations/sweep-organizations";
import { inngest } from "../client";

/** Deletes old figures, uploads and imports with their files, confirmations, agents' tasks, and invitations. */
export const cleanUpHourly = inngest.createFunction(
  { id: "clean-up", triggers: [{ cron: "41 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  async ({ step }) => {
    await step.run("figures", () => deleteOldFigures());
    return step.run("sweep", () => sweepOrganizations());
  },
);
