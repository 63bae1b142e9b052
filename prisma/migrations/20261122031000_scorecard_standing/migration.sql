-- What a list says to tell a job's candidates apart, kept when they are judged: a page reads no other candidate's rows.
ALTER TABLE "Application"
  ADD COLUMN "scoredVersionId" UUID,
  ADD COLUMN "points" INTEGER[] NOT NULL DEFAULT '{}',
  ADD COLUMN "openCriteria" INTEGER;

UPDATE "Application" a SET
  "scoredVersionId" = e."scorecardVersionId",
  "points" = ARRAY(
    SELECT CASE WHEN s.verdict IN ('met', 'partly') THEN round(coalesce(s.rating, 0) * 25)::int ELSE 0 END
    FROM "Criterion" k
    LEFT JOIN "CriterionAssessment" s ON s."organizationId" = k."organizationId" AND s."evaluationId" = e.id
      AND s."criterionId" = k."criterionId"
    WHERE k."organizationId" = e."organizationId" AND k."versionId" = e."scorecardVersionId" ORDER BY k.position),
  "openCriteria" = (
    SELECT count(*)::int FROM "CriterionAssessment" s
    JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = e."scorecardVersionId"
      AND k."criterionId" = s."criterionId"
    WHERE s."organizationId" = e."organizationId" AND s."evaluationId" = e.id AND k.weight > 0
      AND s.verdict IN ('not_evidenced', 'contradicted')),
  summary = (a.summary::jsonb || jsonb_build_object(
    'scorecardVersion', (SELECT v.version FROM "ScorecardVersion" v
      WHERE v."organizationId" = e."organizationId" AND v.id = e."scorecardVersionId"),
    'flags', (SELECT coalesce(jsonb_agg(DISTINCT f->>'kind'), '[]') FROM jsonb_array_elements(e.flags) f),
    'open', (SELECT coalesce(jsonb_agg(jsonb_build_object('criterion', o.name, 'verdict', o.verdict)), '[]') FROM (
      SELECT k.name, s.verdict FROM "CriterionAssessment" s
      JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = e."scorecardVersionId"
        AND k."criterionId" = s."criterionId"
      WHERE s."organizationId" = e."organizationId" AND s."evaluationId" = e.id AND k.weight > 0
        AND s.verdict IN ('not_evidenced', 'contradicted')
      ORDER BY k.weight DESC, k.position LIMIT 3) o)))::json
FROM "Evaluation" e WHERE e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId";

CREATE TABLE "ScorecardStanding" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "versionId" UUID NOT NULL,
    "candidates" INTEGER NOT NULL,
    "points" INTEGER[] NOT NULL,

    CONSTRAINT "ScorecardStanding_pkey" PRIMARY KEY ("organizationId", "versionId")
);
ALTER TABLE "ScorecardStanding" ADD CONSTRAINT "ScorecardStanding_organizationId_versionId_fkey"
  FOREIGN KEY ("organizationId", "versionId") REFERENCES "ScorecardVersion"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScorecardStanding" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ScorecardStanding" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ScorecardStanding" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ScorecardStanding" TO shortlist_tenant;

INSERT INTO "ScorecardStanding" ("organizationId", "versionId", "candidates", "points")
SELECT judged."organizationId", judged."scoredVersionId", judged.candidates, summed.points
FROM (
  SELECT "organizationId", "scoredVersionId", count(*)::int AS candidates FROM "Application"
  WHERE "scoredVersionId" IS NOT NULL GROUP BY 1, 2) judged
JOIN (
  SELECT "scoredVersionId", array_agg(total ORDER BY place) AS points FROM (
    SELECT a."scoredVersionId", p.place, sum(p.value)::int AS total
    FROM "Application" a, unnest(a.points) WITH ORDINALITY p(value, place)
    WHERE a."scoredVersionId" IS NOT NULL GROUP BY 1, 2) each GROUP BY 1) summed USING ("scoredVersionId");

-- Whatever writes, moves or deletes an application, the sums follow in the same transaction. One statement for both
-- versions, in the order of their ids, so that two evaluations never wait for each other in a circle.
CREATE FUNCTION keep_scorecard_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ScorecardStanding" AS kept ("organizationId", "versionId", "candidates", "points")
  WITH change AS (
    SELECT * FROM (VALUES
      (OLD."organizationId", OLD."scoredVersionId", -1, OLD.points),
      (NEW."organizationId", NEW."scoredVersionId", 1, NEW.points)) change(organization, version, sign, points)
    WHERE version IS NOT NULL),
  summed AS (
    SELECT c.version, p.place, sum(c.sign * p.value)::int AS total
    FROM change c, unnest(c.points) WITH ORDINALITY p(value, place) GROUP BY 1, 2)
  SELECT c.organization, c.version, sum(c.sign)::int,
    ARRAY(SELECT s.total FROM summed s WHERE s.version = c.version ORDER BY s.place)
  FROM change c JOIN "ScorecardVersion" v ON v."organizationId" = c.organization AND v.id = c.version
  GROUP BY c.organization, c.version ORDER BY c.version
  ON CONFLICT ("organizationId", "versionId") DO UPDATE SET
    candidates = kept.candidates + excluded.candidates,
    points = ARRAY(SELECT coalesce(one, 0) + coalesce(other, 0)
      FROM unnest(kept.points, excluded.points) WITH ORDINALITY both_of(one, other, place) ORDER BY place);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_scorecard_standing_on_insert AFTER INSERT ON "Application"
  FOR EACH ROW WHEN (NEW."scoredVersionId" IS NOT NULL) EXECUTE FUNCTION keep_scorecard_standing();
CREATE TRIGGER keep_scorecard_standing_on_update AFTER UPDATE OF "scoredVersionId", "points" ON "Application"
  FOR EACH ROW WHEN (OLD."scoredVersionId" IS DISTINCT FROM NEW."scoredVersionId" OR OLD.points <> NEW.points)
  EXECUTE FUNCTION keep_scorecard_standing();
CREATE TRIGGER keep_scorecard_standing_on_delete AFTER DELETE ON "Application"
  FOR EACH ROW WHEN (OLD."scoredVersionId" IS NOT NULL) EXECUTE FUNCTION keep_scorecard_standing();
