import { Prisma } from "@/lib/db/generated/client";

/**
 * Whether the candidate `c` of a query takes part in a blind review that is not decided: an active application to a
 * job whose scorecard asks for it. Their name must neither be shown nor lead to them.
 */
export const isBlindCandidate = Prisma.sql`EXISTS (
  SELECT 1 FROM "Application" b
  JOIN "Scorecard" s ON s."organizationId" = b."organizationId" AND s."jobId" = b."jobId"
  JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
  WHERE b."organizationId" = c."organizationId" AND b."candidateId" = c.id
    AND b.disposition = 'active' AND v."blindReview")`;
