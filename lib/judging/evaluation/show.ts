import type { Context } from "@/lib/platform/access/use-case";
import { limitKinds } from "@/lib/judging/ai/judging";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { ScoreStatus } from "@/lib/platform/db/generated/enums";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { isMerged } from "@/lib/judging/states/merged";
import { listedFacts, type TopReason } from "./list-summary";
import { storedVerdicts, type Verdicts, verdictsOf } from "./stored-verdicts";

type Db = Pick<Context, "db">;

/** A scorecard version and its content. */
export type TargetVersion = { id: string; version: number; content: ScorecardContent };

/** The CV that a candidate's applications are scored on: the newest that can be read, or is still being read. */
export const newestCv = (candidateId: Prisma.Sql) => Prisma.sql`(
  SELECT f.id FROM "Attachment" f WHERE f."candidateId" = ${candidateId} AND f.kind = 'cv' AND f."readStatus" <> 'failed'
  ORDER BY f.id DESC LIMIT 1)`;

/** The id of the CV that a candidate's applications are scored on. */
export async function judgedCv({ db }: Db, candidateId: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string | null }[]>`
    SELECT ${newestCv(Prisma.sql`${candidateId}::uuid`)} AS id`;
  return row?.id ?? null;
}

/** Whether an evaluation `e` is of the CV that its application `a` is scored on. */
const isOfItsCv = Prisma.sql`e."attachmentId" IS NOT DISTINCT FROM ${newestCv(Prisma.sql`a."candidateId"`)}`;

/**
 * Makes evaluations by a job's current scorecard version what their applications show. Those in one of the statuses
 * `from` are then scored, if the evaluation is of the CV that counts; others only show new totals of the verdicts that
 * they show already. An evaluation of another CV, of another person's after a merge was undone, never becomes a score.
 * The revision stays where nothing changes, so that decisions on what a person was shown stay valid.
 *
 * @returns the applications that show one of these evaluations
 */
export async function show(
  { db }: Db,
  evaluationIds: string[],
  { version, from }: { version: TargetVersion; from: ScoreStatus[] },
): Promise<{ id: string; isScored: boolean }[]> {
  const settles = Prisma.sql`(a."scoreStatus" = ANY(${from}::"ScoreStatus"[]) AND ${isOfItsCv})`;
  const shown = await db.$queryRaw<{ id: string; isScored: boolean }[]>`
    UPDATE "Application" a SET
      "currentEvaluationId" = e.id, outdated = false, "updatedAt" = now(),
      revision = a.revision + (a."currentEvaluationId" IS DISTINCT FROM e.id)::int,
      "scoreStatus" = CASE WHEN ${settles} THEN 'scored' ELSE a."scoreStatus" END,
      "scoreReason" = CASE WHEN ${settles} THEN NULL ELSE a."scoreReason" END,
      verification = CASE WHEN a.verification = 'unverified' AND EXISTS (
          SELECT 1 FROM jsonb_array_elements(e.flags) f WHERE f->>'kind' <> ALL(${[...limitKinds]}::text[]))
        THEN 'flagged' ELSE a.verification END,
      overall = e.overall, "hardSkills" = (e.dimensions->0->>'score')::float8,
      "softSkills" = (e.dimensions->1->>'score')::float8, "cultureFit" = (e.dimensions->2->>'score')::float8,
      "teamFit" = (e.dimensions->3->>'score')::float8
    FROM "Evaluation" e
    WHERE e.id = ANY(${evaluationIds}::uuid[]) AND e."scorecardVersionId" = ${version.id}::uuid
      AND a.id = e."applicationId" AND (${settles} OR EXISTS (
        SELECT 1 FROM "Evaluation" c WHERE c.id = a."currentEvaluationId"
          AND coalesce(c."verdictsOfId", c.id) = ${verdictsOf}))
    RETURNING a.id, a."scoreStatus" = 'scored' AS "isScored"`;
  const ids = shown.map(({ id }) => id);
  for await (const batch of storedVerdicts(db, Prisma.sql`a.id = ANY(${ids}::uuid[])`))
    await list(db, version, batch);
  return shown;
}

/** Stores what lists show of applications, with the reason and quote of their top reasons. */
async function list(db: Db["db"], version: TargetVersion, batch: Verdicts[]) {
  const listings = batch.map((one) => ({ ...one, ...listedFacts(version, one) }));
  const reasons = listings.filter(({ reasonOf }) => reasonOf !== null);
  const texts = await db.$queryRaw<({ evaluationId: string } & Partial<TopReason>)[]>`
    SELECT s."evaluationId", s.reason, s."reasonSaid", v.quote, v.page
    FROM unnest(${reasons.map(({ verdictsOfId }) => verdictsOfId)}::uuid[],
      ${reasons.map(({ reasonOf }) => reasonOf)}::uuid[]) t(evaluation, criterion)
    JOIN "CriterionAssessment" s ON s."evaluationId" = t.evaluation AND s."criterionId" = t.criterion
    LEFT JOIN "Evidence" v ON v."organizationId" = s."organizationId" AND v."assessmentId" = s.id AND v.position = 0`;
  const textOf = new Map(texts.map(({ evaluationId, ...rest }) => [evaluationId, rest]));
  const rows = listings.map(({ applicationId, verdictsOfId, summary, points, openCriteria }) => ({
    id: applicationId,
    points,
    openCriteria,
    summary: {
      ...summary,
      topReason: summary.topReason && { ...summary.topReason, ...textOf.get(verdictsOfId) },
    },
  }));
  await db.$executeRaw`
    UPDATE "Application" a SET summary = r.summary, points = r.points, "openCriteria" = r."openCriteria",
      "scoredVersionId" = e."scorecardVersionId"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(id uuid, summary json, points int[], "openCriteria" int),
      "Evaluation" e
    WHERE a.id = r.id AND e.id = a."currentEvaluationId"`;
}

/**
 * Recomputes, for every version of a job's scorecard, how many candidates it scored and their summed points; merged
 * records are not counted.
 */
export async function recountStanding({ db }: Db, jobId: string) {
  await db.$executeRaw`
    DELETE FROM "ScorecardStanding" t USING "Scorecard" s, "ScorecardVersion" v
    WHERE s."jobId" = ${jobId}::uuid AND v."scorecardId" = s.id AND t."versionId" = v.id`;
  await db.$executeRaw`
    WITH judged AS MATERIALIZED (
      SELECT a."scoredVersionId", a.points FROM "Application" a
      WHERE a."jobId" = ${jobId}::uuid AND a."scoredVersionId" IS NOT NULL AND NOT ${isMerged("a")})
    INSERT INTO "ScorecardStanding" ("versionId", candidates, points)
    SELECT "scoredVersionId", candidates, coalesce(summed.points, '{}')
    FROM (SELECT "scoredVersionId", count(*)::int AS candidates FROM judged GROUP BY 1) counted
    LEFT JOIN (
      SELECT "scoredVersionId", array_agg(total ORDER BY place) AS points FROM (
        SELECT "scoredVersionId", p.place, sum(p.value)::int AS total
        FROM judged, unnest(judged.points) WITH ORDINALITY p(value, place) GROUP BY 1, 2) each
      GROUP BY 1) summed USING ("scoredVersionId")`;
}
