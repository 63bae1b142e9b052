import { sweepIdentity } from "@/lib/access/sweep-identity";
import { inngest } from "../client";

/** Deletes expired sessions, codes and tokens, and unused clients. */
export const sweepIdentityHourly = inngest.createFunction(
  { id: "sweep-identity", triggers: [{ cron: "17 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("sweep", () => sweepIdentity()),
);
