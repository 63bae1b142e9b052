import { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import type { StoredFlag } from "@/lib/judging/ai/judging";
import { newQuestions } from "@/lib/judging/scorecards/questions";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { toContent, versionContent } from "@/lib/judging/scorecards/stored-content";
import { aggregate } from "./aggregate";
import type { Assessment, Totals } from "./evaluation";

/** The fields of an assessment that totals need. */
export type StoredVerdict = Pick<
  Assessment,
  "criterionId" | "verdict" | "rating" | "confidence" | "mentioned" | "years"
>;

/** An evaluation `e` of an application, with the verdicts behind it. */
export type Verdicts = {
  applicationId: string;
  evaluationId: string;
  /** The evaluation that holds the verdicts, and the scorecard version they were asked by. */
  verdictsOfId: string;
  askedBy: string;
  inputHash: string;
  /** Null in rows older than this hash. */
  judgedHash: string | null;
  attachmentId: string | null;
  judge: string;
  judgeVersion: string;
  flags: StoredFlag[];
  totals: Totals;
  /** Whether the application's score is by an earlier version. */
  outdated: boolean;
  verdicts: StoredVerdict[];
};

/** How many are read per query: a job may have tens of thousands. */
const batch = 1000;

/** The verdicts of applications `a` in batches, in id order: of their current evaluations, or of those given. */
export async function* storedVerdicts(db: TenantDb, which: Prisma.Sql, evaluation = currentEvaluation) {
  let after = "00000000-0000-0000-0000-000000000000";
  while (true) {
    const rows = await db.$queryRaw<Verdicts[]>`
      SELECT a.id AS "applicationId", e.id AS "evaluationId", j.id AS "verdictsOfId",
        j."scorecardVersionId" AS "askedBy", e."inputHash", e."judgedHash",
        e."attachmentId", e.judge, e."judgeVersion", e.flags,
        json_build_object('overall', e.overall, 'low', e.low, 'high', e.high, 'unknown', e.unknown,
          'dimensions', e.dimensions, 'knockedOutBy', e."knockedOutBy", 'advice', e.advice) AS totals,
        a.outdated, (
          SELECT coalesce(json_agg(json_build_object('criterionId', s."criterionId", 'verdict', s.verdict,
            'rating', s.rating, 'confidence', s.confidence, 'mentioned', s.mentioned, 'years', s.years)), '[]')
          FROM "CriterionAssessment" s
          WHERE s."organizationId" = j."organizationId" AND s."evaluationId" = j.id) AS verdicts
      FROM "Application" a
      JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND ${evaluation}
      ${judgedBy}
      WHERE a.id > ${after}::uuid AND ${which}
      ORDER BY a.id LIMIT ${batch}`;
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)!.applicationId;
  }
}

const currentEvaluation = Prisma.sql`e.id = a."currentEvaluationId"`;

/** A job's undecided applications. */
export const undecidedOf = (jobId: string) =>
  Prisma.sql`a."jobId" = ${jobId}::uuid AND a.disposition = 'active'`;

/**
 * The versions that judged a job's undecided applications and asked everything that `content` asks, with how many each,
 * and how many of them scored.
 */
export async function answeredVersions(db: TenantDb, jobId: string, content: ScorecardContent) {
  const asked = await db.$queryRaw<{ versionId: string; judged: number; scored: number }[]>`
    SELECT j."scorecardVersionId" AS "versionId", count(*)::int AS judged,
      count(*) FILTER (WHERE a."scoreStatus" IN ('scored', 'stale'))::int AS scored
    FROM "Application" a
    JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND ${currentEvaluation}
    ${judgedBy}
    WHERE ${undecidedOf(jobId)}
    GROUP BY 1`;
  const ids = asked.map(({ versionId }) => versionId);
  const answered = await answering(db, ids, content);
  return asked.filter(({ versionId }) => answered.includes(versionId));
}

/** Those of some scorecard versions that asked everything that `content` asks. */
export async function answering(db: TenantDb, versionIds: string[], content: ScorecardContent) {
  const versions = await db.scorecardVersion.findMany({
    where: { id: { in: versionIds } },
    include: versionContent,
  });
  const answered = versions.filter((version) => newQuestions(toContent(version), content).length === 0);
  return answered.map(({ id }) => id);
}

/** The evaluation that holds the verdicts of `e`. Row-level security lets an index serve CASE, not coalesce. */
export const verdictsOf = Prisma.sql`CASE WHEN e."verdictsOfId" IS NULL THEN e.id ELSE e."verdictsOfId" END`;

/** The evaluation `j` that holds the verdicts of `e`. */
const judgedBy = Prisma.sql`
  JOIN "Evaluation" j ON j."organizationId" = e."organizationId" AND j.id = ${verdictsOf}`;

/** A stored verdict as an assessment to total, which needs no texts. */
export const toTotal = (verdict: StoredVerdict): Assessment => ({
  ...verdict,
  reason: "",
  evidence: [],
  question: null,
});

/** The totals of stored verdicts for a scorecard's content. */
export const totalsOf = (
  content: ScorecardContent,
  { verdicts, flags }: Pick<Verdicts, "verdicts" | "flags">,
) => aggregate(content, verdicts.map(toTotal), flags);
