import type { TenantDb } from "@/lib/db/tenant";
import type { ListedFacts } from "./list-summary";

/** What an application stores of its current evaluation. */
export type Listing = ListedFacts & {
  applicationId: string;
  /** The evaluation that holds the verdicts. */
  verdictsOfId: string;
};

type ReasonText = {
  evaluationId: string;
  reason: string;
  reasonSaid: string | null;
  quote: string | null;
  page: number | null;
};

/** Stores what lists show of applications, with the reason and quote of their top reasons. */
export async function listApplications(db: TenantDb, listings: Listing[]) {
  const reasons = listings.filter(({ reasonOf }) => reasonOf !== null);
  const texts = await db.$queryRaw<ReasonText[]>`
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
