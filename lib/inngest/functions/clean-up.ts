import { forgetFigures } from "@/lib/operating/figures/list-figures";
import { sweepOrganizations } from "@/lib/organizations/sweep-organizations";
import { inngest } from "../client";

/** Forgets old figures, old uploads and their files, questions nobody answered, agents' tasks, and invitations nobody accepted. */
export const cleanUpHourly = inngest.createFunction(
  { id: "clean-up", triggers: [{ cron: "41 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  async ({ step }) => {
    await step.run("figures", () => forgetFigures());
    return step.run("sweep", () => sweepOrganizations());
  },
);
