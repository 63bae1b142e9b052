import * as z from "zod";
import { Prisma } from "@/lib/db/generated/client";
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

/** Of an evaluation `e`, as JSON: the evidenced criterion that adds most to the score; null without one. */
export const topReason = Prisma.sql`(
    SELECT json_build_object('criterion', t.name, 'verdict', t.verdict, 'reason', t.reason, 'quote', v.quote, 'page', v.page)
    FROM (
      SELECT s.id, k.name, s.verdict, s.reason
      FROM "CriterionAssessment" s
      JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = e."scorecardVersionId"
        AND k."criterionId" = s."criterionId"
      WHERE s."organizationId" = e."organizationId" AND s."evaluationId" = e.id AND s.verdict IN ('met', 'partly')
      ORDER BY k.weight * coalesce(s.rating, 0) DESC, s.confidence DESC, s.position LIMIT 1) t
    LEFT JOIN "Evidence" v ON v."organizationId" = e."organizationId" AND v."assessmentId" = t.id AND v.position = 0)`;
