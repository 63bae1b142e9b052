import * as z from "zod";
import { Prisma } from "@/lib/db/generated/client";
import { flagKinds, verdicts } from "@/lib/ai/judging";
import { Totals } from "./evaluation";

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
  scorecardVersion: z.int().describe("Of the score."),
  flags: z
    .array(z.enum(flagKinds))
    .describe("What a person should look at in the documents before trusting the score."),
  open: z
    .array(z.object({ criterion: z.string(), verdict: z.enum(verdicts) }))
    .describe("The weightiest criteria not evidenced or contradicted, at most three."),
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

/** Criteria with weight that an evaluation `e` left open, with their names and weights. */
const openCriteria = Prisma.sql`
  "CriterionAssessment" s
  JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = e."scorecardVersionId"
    AND k."criterionId" = s."criterionId"
  WHERE s."organizationId" = e."organizationId" AND s."evaluationId" = e.id AND k.weight > 0
    AND s.verdict IN ('not_evidenced', 'contradicted')`;

const summary = Prisma.sql`json_build_object(
  'low', e.low, 'high', e.high, 'advice', e.advice, 'knockedOut', cardinality(e."knockedOutBy") > 0,
  'criteria', (SELECT json_build_object('total', sum((d->>'criteria')::int), 'evidenced', sum((d->>'evidenced')::int))
    FROM jsonb_array_elements(e.dimensions) d),
  'topReason', ${topReason},
  'scorecardVersion', (SELECT v.version FROM "ScorecardVersion" v
    WHERE v."organizationId" = e."organizationId" AND v.id = e."scorecardVersionId"),
  'flags', (SELECT coalesce(json_agg(DISTINCT f->>'kind'), '[]') FROM jsonb_array_elements(e.flags) f),
  'open', (SELECT coalesce(json_agg(json_build_object('criterion', o.name, 'verdict', o.verdict)), '[]') FROM (
    SELECT k.name, s.verdict FROM ${openCriteria} ORDER BY k.weight DESC, k.position LIMIT 3) o))`;

/** Of every criterion of the scorecard version, in its order, what the evaluation `e` gave for it: 0 to 100. */
const points = Prisma.sql`ARRAY(
  SELECT CASE WHEN s.verdict IN ('met', 'partly') THEN round(coalesce(s.rating, 0) * 25)::int ELSE 0 END
  FROM "Criterion" k
  LEFT JOIN "CriterionAssessment" s ON s."organizationId" = k."organizationId" AND s."evaluationId" = e.id
    AND s."criterionId" = k."criterionId"
  WHERE k."organizationId" = e."organizationId" AND k."versionId" = e."scorecardVersionId" ORDER BY k.position)`;

/**
 * What of an evaluation `e` is kept with its application, as the assignments of an UPDATE. Worked out when it becomes
 * the current one: a list of many then reads few rows.
 */
export const listedFacts = Prisma.sql`
  summary = ${summary}, "scoredVersionId" = e."scorecardVersionId", points = ${points},
  "openCriteria" = (SELECT count(*)::int FROM ${openCriteria})`;
