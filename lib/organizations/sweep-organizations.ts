import { systemActor } from "@/lib/access/system";
import { forgetTasks } from "@/lib/agent-tasks/forget-tasks";
import { forgetImports } from "@/lib/ats/csv/forget-imports";
import { forgetUnanswered } from "@/lib/confirmations/forget-unanswered";
import { identityDb } from "@/lib/db/identity";
import { log } from "@/lib/log";
import { discardUploads } from "@/lib/uploads/discard-uploads";
import { organizationIds } from "./organization-ids";

/** An invitation that nobody accepted says whose address was known to whom: it is kept this long after its end. */
const INVITATION_KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Deletes what has had its time in every organization: uploads and imports with their files, questions nobody
 * answered, agents' tasks, and invitations nobody accepted. One organization's trouble does not keep the others from it. Returns counts.
 */
export async function sweepOrganizations(now = new Date()) {
  const gone = { uploads: 0, files: 0, imports: 0, confirmations: 0, tasks: 0, invitations: 0, failed: 0 };
  const expiresAt = { lt: new Date(now.getTime() - INVITATION_KEPT_MS) };
  const invitations = await identityDb.invitation.deleteMany({ where: { status: "pending", expiresAt } });
  gone.invitations = invitations.count;
  for await (const organizationId of organizationIds()) {
    const sweeper = systemActor(organizationId, "sweeper");
    try {
      const uploads = await discardUploads(sweeper, { now });
      gone.uploads += uploads.forgotten;
      gone.files += uploads.files;
      gone.imports += await forgetImports(sweeper, { now });
      gone.confirmations += (await forgetUnanswered(sweeper, { now })).forgotten;
      gone.tasks += (await forgetTasks(sweeper, { now })).forgotten;
    } catch (error) {
      gone.failed += 1;
      log.error("organization not swept", error);
    }
  }
  return gone;
}
