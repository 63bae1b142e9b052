import { systemActor } from "@/lib/access/system";
import { eraseInactive, listInactive } from "@/lib/candidates/erase-inactive";
import { retentionDue } from "@/lib/events/events";
import { requestAllErasures } from "@/lib/organizations/request-all-erasures";
import { inngest } from "../client";

const STEP_SIZE = 100;

/** Requests the erasures that are due in every organization with a retention rule. */
export const requestErasuresNightly = inngest.createFunction(
  { id: "request-erasures", triggers: [{ cron: "23 2 * * *" }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("request", () => requestAllErasures()),
);

/** Erases an organization's inactive people, up to 100 in each step. */
export const eraseInactiveWhenDue = inngest.createFunction(
  {
    id: "erase-inactive",
    triggers: [retentionDue],
    retries: 4,
    concurrency: { key: "event.data.organizationId", limit: 1 },
  },
  async ({ event, step }) => {
    const sweeper = systemActor(event.data.organizationId, "sweeper");
    const { candidateIds } = await step.run("list", () => listInactive(sweeper, {}));
    const total = { erased: 0, stayed: 0, failed: 0 };
    for (let at = 0; at < candidateIds.length; at += STEP_SIZE) {
      const batch = candidateIds.slice(at, at + STEP_SIZE);
      const counts = await step.run(`erase ${at}`, () => eraseInactive(sweeper, { candidateIds: batch }));
      for (const outcome of ["erased", "stayed", "failed"] as const) total[outcome] += counts[outcome];
    }
    return total;
  },
);
