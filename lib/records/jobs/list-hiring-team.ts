import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notFound } from "@/lib/errors";

/** Who is on a job's hiring team, by name. Throws `not_found`. */
export const listHiringTeam = reading({
  name: "listHiringTeam",
  permission: "job:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ team: z.array(z.object({ userId: z.uuid(), name: z.string(), role: z.string() })) }),

  async run({ read }, { jobId }) {
    const [[job]] = await read<[{ team: { userId: string; name: string; role: string }[] }]>([
      Prisma.sql`
        SELECT coalesce((
          SELECT json_agg(json_build_object('userId', u.id, 'name', u.name, 'role', m.role) ORDER BY lower(u.name), u.id)
          FROM "HiringTeamMember" t
          JOIN "Member" m ON m."organizationId" = t."organizationId" AND m."userId" = t."userId"
          JOIN "User" u ON u.id = t."userId"
          WHERE t."organizationId" = j."organizationId" AND t."jobId" = j.id
        ), '[]') AS team FROM "Job" j WHERE j.id = ${jobId}::uuid`,
    ]);
    if (!job) throw notFound("Job");
    return job;
  },
});
