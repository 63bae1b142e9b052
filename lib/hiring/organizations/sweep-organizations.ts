import { systemActor } from "@/lib/platform/access/system";
import { deleteOldTasks } from "@/lib/platform/agent-tasks/delete-old-tasks";
import { sealTrail } from "@/lib/platform/audit/seal-trail";
import { deleteOldImports } from "@/lib/records/ats/csv/delete-old-imports";
import { deleteUnanswered } from "@/lib/platform/confirmations/delete-unanswered";
import { identityDb } from "@/lib/platform/db/identity";
import { deleteOldLinks } from "@/lib/hiring/rights/own-link";
import { requestFacts } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { inEveryOrganization } from "./organization-ids";

/** An unaccepted invitation shows who knew whose address, so it is deleted this long after it expires. */
const INVITATION_KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Deletes what has expired in every organization: uploads and imports with their files, unanswered confirmations,
 * agents' tasks, unaccepted invitations, and links to candidates' own pages. Seals the trail, and requests that CVs are indexed which an earlier version
 * indexed. A failure in one does not stop the others. Returns counts.
 */
export async function sweepOrganizations(now = new Date()) {
  const deleted = { uploads: 0, files: 0, imports: 0, confirmations: 0, tasks: 0, invitations: 0, failed: 0 };
  const expiresAt = { lt: new Date(now.getTime() - INVITATION_KEPT_MS) };
  const invitations = await identityDb.invitation.deleteMany({ where: { status: "pending", expiresAt } });
  deleted.invitations = invitations.count;
  deleted.failed = await inEveryOrganization("organization not swept", async (organizationId) => {
    const sweeper = systemActor(organizationId, "sweeper");
    const uploads = await discardUploads(sweeper, { now });
    deleted.uploads += uploads.forgotten;
    deleted.files += uploads.files;
    deleted.imports += await deleteOldImports(sweeper, { now });
    deleted.confirmations += (await deleteUnanswered(sweeper, { now })).forgotten;
    deleted.tasks += (await deleteOldTasks(sweeper, { now })).forgotten;
    await deleteOldLinks(sweeper, { now });
    await requestFacts(sweeper);
    while ((await sealTrail(sweeper, now)) > 0);
  });
  return deleted;
}
