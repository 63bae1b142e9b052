import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { notFound } from "@/lib/errors";

/** Who is on a job's hiring team, by name. Throws `not_found`. */
export const listHiringTeam = reading({
  name: "listHiringTeam",
  permission: "job:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ team: z.array(z.object({ userId: z.uuid(), name: z.string(), role: z.string() })) }),

  async run({ read }, { jobId }) {
    const [jobs, team] = await read<[object, { userId: string; name: string; role: string }]>([
      Prisma.sql`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid`,
      Prisma.sql`
        SELECT t."userId", u.name, m.role FROM "HiringTeamMember" t
        JOIN "Member" m ON m."organizationId" = t."organizationId" AND m."userId" = t."userId"
        JOIN "User" u ON u.id = t."userId"
        WHERE t."jobId" = ${jobId}::uuid ORDER BY lower(u.name), u.id`,
    ]);
    if (jobs.length === 0) throw notFound("Job");
    return { team };
  },
});
