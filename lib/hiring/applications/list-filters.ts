import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { fileImport } from "@/lib/judging/states/file-import";

/** Values listed per filter; anything beyond is found by text search. */
const most = 200;

/** The filter values for the organization's applications: its jobs that have any, newest first, their stages and tags. */
export const listApplicationFilters = reading({
  name: "listApplicationFilters",
  permission: "candidate:read",
  output: z.object({
    jobs: z.array(z.object({ jobId: z.uuid(), title: z.string() })),
    stages: z.array(z.string()),
    tags: z.array(z.string()),
    inAts: z.boolean().describe("Whether decisions can go to an applicant tracking system."),
  }),

  async run({ read }) {
    const [jobs, stages, tags, [ats]] = await read<
      [{ jobId: string; title: string }, { stage: string }, { tag: string }, { connected: boolean }]
    >([
      Prisma.sql`SELECT j.id AS "jobId", j.title FROM "Job" j WHERE EXISTS (
          SELECT 1 FROM "Application" a WHERE a."organizationId" = j."organizationId" AND a."jobId" = j.id)
        ORDER BY j.id DESC LIMIT ${most}`,
      // Stages with the same name are one filter, across jobs and ATSs.
      Prisma.sql`SELECT min(a.stage) AS stage FROM "Application" a
        GROUP BY lower(a.stage) ORDER BY count(*) DESC, 1 LIMIT ${most}`,
      Prisma.sql`SELECT min(tag) AS tag FROM "Application" a, unnest(a.tags) tag
        GROUP BY folded(tag) ORDER BY count(*) DESC, 1 LIMIT ${most}`,
      Prisma.sql`SELECT EXISTS (SELECT FROM "AtsConnection" WHERE provider <> ${fileImport}) AS connected`,
    ]);
    return {
      jobs,
      stages: stages.map(({ stage }) => stage),
      tags: tags.map(({ tag }) => tag),
      inAts: ats?.connected === true,
    };
  },
});
