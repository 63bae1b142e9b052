import { eraseInactive, listInactive } from "@/lib/records/candidates/erase-inactive";
import { retentionDue } from "@/lib/platform/events/events";
import { requestAllErasures } from "@/lib/hiring/organizations/request-all-erasures";
import { eachOrganization, onEvent, onSchedule } from "../on-event";

const STEP_SIZE = 100;

/** Requests the erasures that are due in every organization with a retention rule. */
export const requestErasuresNightly = onSchedule("request-erasures", "23 2 * * *", (steps) =>
  steps.run("request", () => requestAllErasures()),
);

/** Erases an organization's inactive people, up to 100 in each step. */
export const eraseInactiveWhenDue = onEvent([retentionDue], "sweeper", {
  id: "erase-inactive",
  retries: 4,
  concurrency: eachOrganization(1),
  async run(sweeper, _, steps) {
    const { candidateIds } = await steps.run("list", () => listInactive(sweeper));
    const total = { erased: 0, stayed: 0, failed: 0 };
    for (let at = 0; at < candidateIds.length; at += STEP_SIZE) {
      const batch = candidateIds.slice(at, at + STEP_SIZE);
      const counts = await steps.run(`erase ${at}`, () => eraseInactive(sweeper, { candidateIds: batch }));
      for (const outcome of ["erased", "stayed", "failed"] as const) total[outcome] += counts[outcome];
    }
    return total;
  },
});
