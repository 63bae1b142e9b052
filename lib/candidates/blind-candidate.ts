import { Prisma } from "@/lib/db/generated/client";
import type { TenantDb } from "@/lib/db/tenant";

/**
 * Whether the candidate `c` of a query takes part in a blind review that is not decided: an active application to a
 * job whose scorecard asks for it. Their name must neither be shown, on other jobs either, nor lead to them.
 */
export const isBlindCandidate = Prisma.sql`EXISTS (
  SELECT 1 FROM "Application" b
  JOIN "Scorecard" s ON s."organizationId" = b."organizationId" AND s."jobId" = b."jobId"
  JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
  WHERE b."organizationId" = c."organizationId" AND b."candidateId" = c.id
    AND b.disposition = 'active' AND v."blindReview")`;

/** Which of them take part in a blind review. */
export async function blindAmong(db: TenantDb, candidateIds: string[]): Promise<Set<string>> {
  const blind = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM "Candidate" c WHERE c.id = ANY(${candidateIds}::uuid[]) AND ${isBlindCandidate}`;
  return new Set(blind.map(({ id }) => id));
}

export const isBlind = async (db: TenantDb, candidateId: string) =>
  (await blindAmong(db, [candidateId])).has(candidateId);
