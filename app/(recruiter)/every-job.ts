import type { Actor } from "@/lib/platform/access/actor";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";

/** More are found by their title on the jobs page. */
const mostJobs = 2_000;

/** The jobs to choose one from, archived ones left out, newest first. */
export async function everyJob(actor: Actor): Promise<{ jobId: string; title: string }[]> {
  const jobs: { jobId: string; title: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await listConfiguredJobs(actor, {
      status: "all",
      includeUnconfigured: true,
      limit: 50,
      cursor,
    });
    jobs.push(...page.items.map(({ jobId, title }) => ({ jobId, title })));
    cursor = page.nextCursor ?? undefined;
  } while (cursor && jobs.length < mostJobs);
  return jobs;
}
