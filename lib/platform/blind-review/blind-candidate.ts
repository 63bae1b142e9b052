import { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";

/** Ids of the jobs whose scorecard asks for a blind review. Usually there is none, which a query evaluates once. */
const blindJobs = Prisma.sql`
  SELECT s."jobId" FROM "ScorecardVersion" v
  JOIN "Scorecard" s ON s."organizationId" = v."organizationId" AND s."currentVersionId" = v.id
  WHERE v."blindReview"`;

/** Whether any job's review is blind: if none is, no candidate needs to be checked. */
export const anyBlindJob = Prisma.sql`EXISTS (${blindJobs})`;

/**
 * Whether the candidate `c` of a query is in an undecided blind review: has an active application to a job whose
 * scorecard asks for it. Their name must not be shown, not even on other jobs, and must not find them.
 */
export const isBlindCandidate = Prisma.sql`CASE WHEN ${anyBlindJob} THEN EXISTS (
  SELECT 1 FROM "Application" b
  WHERE b."organizationId" = c."organizationId" AND b."candidateId" = c.id AND b.disposition = 'active'
    AND b."jobId" IN (${blindJobs})) ELSE false END`;

/** Returns which of these candidates are in a blind review. */
export async function blindAmong(db: TenantDb, candidateIds: string[]): Promise<Set<string>> {
  if (candidateIds.length === 0) return new Set();
  const blind = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM "Candidate" c WHERE c.id = ANY(${candidateIds}::uuid[]) AND ${isBlindCandidate}`;
  return new Set(blind.map(({ id }) => id));
}

/** The same for the candidates of applications or notes. */
export const blindCandidatesOf = (db: TenantDb, rows: readonly { candidateId: string }[]) =>
  blindAmong(
    db,
    rows.map(({ candidateId }) => candidateId),
  );

/** The same for the candidate of one application. */
export const isBlindIn = async (db: TenantDb, applicationId: string) => {
  const blind = await db.$queryRaw<object[]>`
    SELECT 1 FROM "Candidate" c
    WHERE c.id = (SELECT "candidateId" FROM "Application" WHERE id = ${applicationId}::uuid) AND ${isBlindCandidate}`;
  return blind.length > 0;
};

export const isBlind = async (db: TenantDb, candidateId: string) =>
  (await blindAmong(db, [candidateId])).has(candidateId);
