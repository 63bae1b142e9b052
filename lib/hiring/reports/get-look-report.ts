import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { bounds } from "@/lib/platform/access/period";
import { useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { getHiringReport } from "./get-hiring-report";

/** The most rows: those with the most decisions. */
const MOST = 200;

const Looks = z.object({
  person: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  decided: z.int().describe("Accepted or rejected, and not undone."),
  unopened: z.int().describe("Of these, without having opened the evaluation or the CV."),
  inConversation: z
    .int()
    .describe("Confirmed in an agent's conversation, where nothing of ours is on screen."),
  unrecorded: z.int().describe("Made before it was recorded."),
});

/**
 * How many decisions were made without opening the candidate, by person and job, on the applications of the hiring
 * report. Administrators see everybody's, others their own: it is about how colleagues work.
 */
export const getLookReport = useCase({
  name: "getLookReport",
  permission: "candidate:read",
  input: getHiringReport.input,
  output: z.object({ looks: z.array(Looks).describe(`By decisions, at most ${MOST}.`) }),

  async run({ actor, db }, { jobId, ...between }) {
    const { start, end } = bounds(between);
    const all = actor.permissions.has("organization:administer");
    const rows = await db.$queryRaw<(Omit<z.output<typeof Looks>, "person"> & { decidedBy: string })[]>`
      SELECT d."decidedBy", j.id AS "jobId", j.title AS "jobTitle", count(*)::int AS decided,
        count(*) FILTER (WHERE (d.seen->>'seconds')::int = 0 AND NOT (d.seen->>'cv')::boolean
          AND coalesce((d.seen->>'compared')::int, 0) = 0)::int AS unopened,
        count(*) FILTER (WHERE d."clientId" IS NOT NULL)::int AS "inConversation",
        count(*) FILTER (WHERE d.seen IS NULL AND d."clientId" IS NULL)::int AS unrecorded
      FROM "Decision" d
      JOIN "Application" a ON a."organizationId" = d."organizationId" AND a.id = d."applicationId"
      JOIN "Job" j ON j."organizationId" = a."organizationId" AND j.id = a."jobId"
      WHERE d.kind IN ('accept', 'reject') AND d."undoneAt" IS NULL
        AND ${all ? Prisma.sql`true` : Prisma.sql`d."decidedBy" = ${actor.id}`}
        AND ${jobId ? Prisma.sql`j.id = ${jobId}::uuid` : Prisma.sql`NOT j.sample`}
        AND ${start ? Prisma.sql`a."appliedAt" >= ${start}` : Prisma.sql`true`}
        AND ${end ? Prisma.sql`a."appliedAt" < ${end}` : Prisma.sql`true`}
      GROUP BY 1, 2, 3 ORDER BY decided DESC, "jobTitle", "decidedBy", "jobId" LIMIT ${MOST}`;
    const nameOf = await memberName(
      db,
      rows.map(({ decidedBy }) => decidedBy),
    );
    return { looks: rows.map(({ decidedBy, ...row }) => ({ ...row, person: nameOf(decidedBy) })) };
  },
});
