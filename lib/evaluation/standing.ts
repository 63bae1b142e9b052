import type { Context } from "@/lib/access/use-case";

/** Recomputes, for every version of a job's scorecard, how many candidates it scored and their summed points. */
export async function recountStanding({ db }: Pick<Context, "db">, jobId: string) {
  await db.$executeRaw`
    DELETE FROM "ScorecardStanding" t USING "Scorecard" s, "ScorecardVersion" v
    WHERE s."jobId" = ${jobId}::uuid AND v."scorecardId" = s.id AND t."versionId" = v.id`;
  await db.$executeRaw`
    INSERT INTO "ScorecardStanding" ("versionId", candidates, points)
    SELECT judged."scoredVersionId", judged.candidates, coalesce(summed.points, '{}')
    FROM (
      SELECT "scoredVersionId", count(*)::int AS candidates FROM "Application"
      WHERE "jobId" = ${jobId}::uuid AND "scoredVersionId" IS NOT NULL GROUP BY 1) judged
    LEFT JOIN (
      SELECT "scoredVersionId", array_agg(total ORDER BY place) AS points FROM (
        SELECT a."scoredVersionId", p.place, sum(p.value)::int AS total
        FROM "Application" a, unnest(a.points) WITH ORDINALITY p(value, place)
        WHERE a."jobId" = ${jobId}::uuid AND a."scoredVersionId" IS NOT NULL GROUP BY 1, 2) each
      GROUP BY 1) summed USING ("scoredVersionId")`;
}
