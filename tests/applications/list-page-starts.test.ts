import "../support/database";
import { expect, test } from "vitest";
import { listJobCandidates } from "@/lib/applications/list-job-candidates";
import { listPageStarts } from "@/lib/applications/list-page-starts";
import { judgedApplicant } from "../support/judged";
import { configuredJob, hiringTeam } from "../support/world";

test("returns the cursor of every page in every order, from a given cursor and with filters", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job, versionId, content } = await configuredJob(recruiter);
  const judging = { recruiter, system, jobId: job.id, versionId, content };
  for (const [at, name] of ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus"].entries())
    await judgedApplicant(judging, [(at % 4) + 1, at % 2 === 0 ? null : 2], `${name} Reyes`);

  for (const sort of ["score", "recent", "name"] as const)
    for (const filter of [{}, { disposition: "active" as const }, { maxScore: 60 }]) {
      const query = { jobId: job.id, sort, limit: 2, ...filter };
      const cursors: string[] = [];
      let everybody = 0;
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await listJobCandidates(recruiter, { ...query, cursor });
        everybody += page.items.length;
        if (page.nextCursor) cursors.push(page.nextCursor);
        cursor = page.nextCursor;
      }
      expect(await listPageStarts(recruiter, query)).toEqual({ total: everybody, starts: cursors });
      expect(await listPageStarts(recruiter, { ...query, cursor: cursors[0] })).toEqual({
        total: everybody - 2,
        starts: cursors.slice(1),
      });
    }

  const { recruiter: stranger } = await hiringTeam();
  await expect(listPageStarts(stranger, { jobId: job.id })).rejects.toMatchObject({ code: "not_found" });
});
