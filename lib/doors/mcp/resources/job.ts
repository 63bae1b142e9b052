import { pageUrl } from "@/lib/platform/access/addresses";
import { getJob } from "@/lib/records/jobs/get-job";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { jobIds } from "../completion/job";
import { outline } from "../text/outline";
import type { Resource } from "./resource";

const uriOf = (jobId: string) => `shortlist://jobs/${jobId}`;

export const jobResource: Resource = {
  permission: "job:read",
  address: "shortlist://jobs/{jobId}",
  name: "job",
  title: "A job",
  description: "One job: its description, where it stands, its scorecard's version and threshold.",
  mimeType: "text/plain",
  keptMs: 0,
  completes: { jobId: jobIds },
  async list(actor, cursor) {
    const { items, nextCursor } = await listConfiguredJobs(actor, {
      includeUnconfigured: true,
      limit: 50,
      cursor,
    });
    return {
      nextCursor,
      items: items.map(({ jobId, title, configured, candidates }) => ({
        uri: uriOf(jobId),
        name: title,
        title,
        description: `${candidates.total} candidates, ${configured ? "scorecard published" : "no scorecard yet"}`,
        mimeType: "text/plain",
      })),
    };
  },
  async read(actor, uri, { jobId = "" }) {
    const { attachments, latestDraft, ...job } = await getJob(actor, { jobId });
    const files = attachments.map((file) => file.fileName);
    const text = `${outline({ ...job, draft: latestDraft?.status, files })}\npage: ${pageUrl.job(jobId)}`;
    return { uri, mimeType: "text/plain", text };
  },
};
