import { systemActor } from "@/lib/access/system";
import { requestErasures } from "@/lib/candidates/erase-inactive";
import { log } from "@/lib/log";
import { organizationIds } from "./organization-ids";

/** Requests the nightly erasures in every organization with a rule. A failure in one does not stop the others. */
export async function requestAllErasures() {
  const organizations = { requested: 0, failed: 0 };
  for await (const organizationId of organizationIds()) {
    try {
      const { requested } = await requestErasures(systemActor(organizationId, "sweeper"), {});
      if (requested) organizations.requested += 1;
    } catch (error) {
      organizations.failed += 1;
      log.error("erasures not asked for", error);
    }
  }
  return organizations;
}
