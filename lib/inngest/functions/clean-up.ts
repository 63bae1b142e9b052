import { sweepOrganizations } from "@/lib/organizations/sweep-organizations";
import { inngest } from "../client";

/** Forgets old uploads and their files, questions nobody answered, agents' tasks, and invitations nobody accepted. */
export const cleanUpHourly = inngest.createFunction(
  { id: "clean-up", triggers: [{ cron: "41 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("sweep", () => sweepOrganizations()),
);
