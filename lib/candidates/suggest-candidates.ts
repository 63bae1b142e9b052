import * as z from "zod";
import { useCase } from "@/lib/access/use-case";

/**
 * Candidates whose name or id begins with, or whose name holds, what was typed; newest first. A name is not searched
 * while a review of its owner is blind: finding somebody by it would tell who it is.
 */
export const suggestCandidates = useCase({
  permission: "candidate:read",
  input: z.object({ typed: z.string().max(100), jobId: z.uuid().optional() }),
  output: z.object({
    items: z.array(z.object({ candidateId: z.uuid(), applicationIds: z.array(z.uuid()) })),
  }),

  async run({ db }, { typed, jobId }) {
    // Literal, whatever LIKE would make of it.
    const literal = typed.trim().replace(/[\\%_]/g, "\\$&");
    const rows = await db.$queryRaw<{ candidateId: string; applicationIds: string[] }[]>`
      SELECT c.id AS "candidateId",
        ARRAY(SELECT a.id FROM "Application" a
              WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id
                AND (${jobId ?? null}::uuid IS NULL OR a."jobId" = ${jobId ?? null}::uuid)
              ORDER BY a.id DESC) AS "applicationIds"
      FROM "Candidate" c
      WHERE (c.id::text LIKE ${`${literal}%`}
          OR (c."fullName" ILIKE ${`%${literal}%`} AND NOT EXISTS (
            SELECT 1 FROM "Application" b
            JOIN "Scorecard" s ON s."organizationId" = b."organizationId" AND s."jobId" = b."jobId"
            JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
            WHERE b."organizationId" = c."organizationId" AND b."candidateId" = c.id
              AND b.disposition = 'active' AND v."blindReview")))
        AND (${jobId ?? null}::uuid IS NULL OR EXISTS (
          SELECT 1 FROM "Application" a WHERE a."organizationId" = c."organizationId"
            AND a."candidateId" = c.id AND a."jobId" = ${jobId ?? null}::uuid))
      ORDER BY c.id DESC LIMIT 100`;
    return { items: rows };
  },
});
