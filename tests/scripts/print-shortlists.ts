// Prints the shortlists of all organizations' jobs in the environment's database as JSON, as recruiters see them.
import { systemActor } from "@/lib/platform/access/system";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { organizationIds } from "@/lib/hiring/organizations/organization-ids";
import { rolePermissions } from "@/lib/platform/access/permissions";

const shortlists: unknown[] = [];
for await (const organizationId of organizationIds()) {
  const reader = {
    ...systemActor(organizationId, "billing"),
    permissions: new Set(rolePermissions.recruiter),
  };
  const { items: jobs } = await listConfiguredJobs(reader, { limit: 50 });
  for (const { jobId, title } of jobs)
    shortlists.push({ title, ...(await listJobCandidates(reader, { jobId, limit: 50 })) });
}
console.log(JSON.stringify(shortlists));
process.exit();
