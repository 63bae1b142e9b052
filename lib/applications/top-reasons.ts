import * as z from "zod";
import type { TenantDb } from "@/lib/db/tenant";
import { verdicts } from "@/lib/evaluation/evaluation";

/** The weightiest thing that speaks for a candidate, with the words it rests on. */
export const TopReason = z.object({
  criterion: z.string(),
  verdict: z.enum(verdicts),
  reason: z.string(),
  quote: z.string().nullable(),
  page: z.int().nullable(),
});
export type TopReason = z.infer<typeof TopReason>;

/** For each evaluation, the evidenced criterion that adds most to the score. */
export async function topReasons(db: TenantDb, evaluationIds: string[]): Promise<Map<string, TopReason>> {
  if (evaluationIds.length === 0) return new Map();
  const rows = await db.$queryRaw<(TopReason & { evaluationId: string })[]>`
    SELECT DISTINCT ON (e.id) e.id AS "evaluationId", k.name AS criterion, s.verdict::text AS verdict, s.reason,
      v.quote, v.page
    FROM "Evaluation" e
    JOIN "CriterionAssessment" s ON s."organizationId" = e."organizationId" AND s."evaluationId" = e.id
    JOIN "Criterion" k ON k."organizationId" = e."organizationId" AND k."versionId" = e."scorecardVersionId"
      AND k."criterionId" = s."criterionId"
    LEFT JOIN "Evidence" v ON v."organizationId" = e."organizationId" AND v."assessmentId" = s.id AND v.position = 0
    WHERE e.id = ANY(${evaluationIds}::uuid[]) AND s.verdict IN ('met', 'partly')
    ORDER BY e.id, k.weight * coalesce(s.rating, 0) DESC, s.confidence DESC, s.position`;
  return new Map(rows.map(({ evaluationId, ...reason }) => [evaluationId, reason]));
}
