-- What a list shows of the current evaluation, kept with the application: a page of many then reads few rows.
ALTER TABLE "Application" ADD COLUMN summary JSON;
UPDATE "Application" a SET summary = json_build_object(
  'low', e.low, 'high', e.high, 'advice', e.advice, 'knockedOut', cardinality(e."knockedOutBy") > 0,
  'criteria', (SELECT json_build_object('total', sum((d->>'criteria')::int), 'evidenced', sum((d->>'evidenced')::int))
    FROM jsonb_array_elements(e.dimensions) d),
  'topReason', (
    SELECT json_build_object('criterion', t.name, 'verdict', t.verdict, 'reason', t.reason, 'quote', v.quote, 'page', v.page)
    FROM (
      SELECT s.id, k.name, s.verdict, s.reason
      FROM "CriterionAssessment" s
      JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = e."scorecardVersionId"
        AND k."criterionId" = s."criterionId"
      WHERE s."organizationId" = e."organizationId" AND s."evaluationId" = e.id AND s.verdict IN ('met', 'partly')
      ORDER BY k.weight * coalesce(s.rating, 0) DESC, s.confidence DESC, s.position LIMIT 1) t
    LEFT JOIN "Evidence" v ON v."organizationId" = e."organizationId" AND v."assessmentId" = t.id AND v.position = 0))
FROM "Evaluation" e WHERE e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId";

-- Who takes part in a blind review is asked of every name that is shown.
CREATE INDEX "ScorecardVersion_organizationId_blind_idx" ON "ScorecardVersion" ("organizationId", id) WHERE "blindReview";
