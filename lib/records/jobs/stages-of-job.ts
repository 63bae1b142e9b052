import type { TenantDb } from "@/lib/platform/db/tenant";
import { Prisma } from "@/lib/platform/db/generated/client";
import { fileImport } from "@/lib/judging/states/file-import";

/** The names of the stages of job `j`, in order: the ATS's if one manages the job, else the job's own. */
export const stagesOfJob = Prisma.sql`
  CASE WHEN EXISTS (SELECT 1 FROM "AtsConnection" k WHERE k."organizationId" = j."organizationId"
    AND k.id = j."atsConnectionId" AND k.provider <> ${fileImport})
  THEN (SELECT coalesce(array_agg(s.name ORDER BY s.position, s.name), '{}') FROM (
    SELECT o.name, min(o.position) AS position FROM "AtsOption" o
    WHERE o."organizationId" = j."organizationId" AND o."connectionId" = j."atsConnectionId" AND o.kind = 'stage'
      AND o."retiredAt" IS NULL AND (o."jobExternalId" IS NULL OR o."jobExternalId" = j."externalId")
    GROUP BY o.name) s)
  ELSE j.stages END`;

/** The stages of several jobs, by the job's id. */
export async function stagesOfJobs(db: TenantDb, jobIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.$queryRaw<{ id: string; stages: string[] }[]>`
    SELECT j.id, ${stagesOfJob} AS stages FROM "Job" j WHERE j.id = ANY(${[...new Set(jobIds)]}::uuid[])`;
  return new Map(rows.map(({ id, stages }) => [id, stages]));
}
