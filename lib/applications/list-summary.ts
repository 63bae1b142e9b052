import * as z from "zod";
import { Prisma } from "@/lib/db/generated/client";
import { Totals, verdicts } from "@/lib/evaluation/evaluation";

/** The weightiest thing that speaks for a candidate, with the words it rests on. */
const TopReason = z.object({
  criterion: z.string(),
  verdict: z.enum(verdicts),
  reason: z.string(),
  quote: z.string().nullable(),
  page: z.int().nullable(),
});

/** What a list shows of an application's current evaluation; kept with the application (`Application.summary`). */
export const ListSummary = z.object({
  low: z.number().nullable().describe("Lower end of the interval."),
  high: z.number().nullable().describe("Upper end of the interval."),
  advice: Totals.shape.advice.describe("By the thresholds. A person decides."),
  knockedOut: z.boolean(),
  criteria: z.object({ total: z.int(), evidenced: z.int() }),
  topReason: TopReason.nullable(),
});
export type ListSummary = z.infer<typeof ListSummary>;

/** Of an evaluation `e`, as JSON: the evidenced criterion that adds most to the score; null without one. */
const topReason = Prisma.sql`(
    SELECT json_build_object('criterion', t.name, 'verdict', t.verdict, 'reason', t.reason, 'quote', v.quote, 'page', v.page)
    FROM (
      SELECT s.id, k.name, s.verdict, s.reason
      FROM "CriterionAssessment" s
      JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = e."scorecardVersionId"
        AND k."criterionId" = s."criterionId"
      WHERE s."organizationId" = e."organizationId" AND s."evaluationId" = e.id AND s.verdict IN ('met', 'partly')
      ORDER BY k.weight * coalesce(s.rating, 0) DESC, s.confidence DESC, s.position LIMIT 1) t
    LEFT JOIN "Evidence" v ON v."organizationId" = e."organizationId" AND v."assessmentId" = t.id AND v.position = 0)`;

/** ListSummary of an evaluation `e`. Worked out when it becomes the current one: a list of many then reads few rows. */
export const summaryOf = Prisma.sql`json_build_object(
  'low', e.low, 'high', e.high, 'advice', e.advice, 'knockedOut', cardinality(e."knockedOutBy") > 0,
  'criteria', (SELECT json_build_object('total', sum((d->>'criteria')::int), 'evidenced', sum((d->>'evidenced')::int))
    FROM jsonb_array_elements(e.dimensions) d),
  'topReason', ${topReason})`;
