import { systemActor } from "@/lib/platform/access/system";
import { requestErasures } from "@/lib/records/candidates/erase-inactive";
import { inEveryOrganization } from "./organization-ids";

/** Requests the nightly erasures in every organization with a rule. A failure in one does not stop the others. */
export async function requestAllErasures() {
  let requested = 0;
  const failed = await inEveryOrganization("erasures not asked for", async (organizationId) => {
    const due = await requestErasures(systemActor(organizationId, "sweeper"));
    if (due.requested) requested += 1;
  });
  return { requested, failed };
}
