import "../support/database";
import { expect, test } from "vitest";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { listPageStarts } from "@/lib/hiring/applications/list-page-starts";
import { allPages } from "../support/all-pages";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { hiringTeam } from "../support/world";

test("returns the cursor of every page in every order, from a given cursor and with filters", async () => {
  const { recruiter } = await hiringTeam();
  const judging = await jobToJudge(recruiter);
  const { jobId } = judging;
  for (const [at, name] of ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus"].entries())
    await judgedApplicant(judging, [(at % 4) + 1, at % 2 === 0 ? null : 2], `${name} Reyes`);

  for (const sort of ["score", "recent", "name"] as const)
    for (const filter of [{}, { disposition: "active" as const }, { maxScore: 60 }]) {
      const query = { jobId, sort, limit: 2, ...filter };
      const pages = await allPages((cursor) => listJobCandidates(recruiter, { ...query, cursor }));
      const everybody = pages.flatMap(({ items }) => items).length;
      const cursors = pages.slice(0, -1).map(({ nextCursor }) => nextCursor!);
      expect(await listPageStarts(recruiter, query)).toEqual({ total: everybody, starts: cursors });
      expect(await listPageStarts(recruiter, { ...query, cursor: cursors[0] })).toEqual({
        total: everybody - 2,
        starts: cursors.slice(1),
      });
    }

  const { recruiter: stranger } = await hiringTeam();
  await expect(listPageStarts(stranger, { jobId })).rejects.toMatchObject({ code: "not_found" });
});
