-- A version that asks nothing new is scored from the verdicts there are: its evaluations point at those that hold them.
ALTER TABLE "Evaluation" ADD COLUMN "judgedHash" TEXT, ADD COLUMN "verdictsOfId" UUID;
ALTER TABLE "Evaluation" ADD CONSTRAINT "Evaluation_organizationId_verdictsOfId_fkey"
  FOREIGN KEY ("organizationId", "verdictsOfId") REFERENCES "Evaluation"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "Evaluation_organizationId_verdictsOfId_idx" ON "Evaluation"("organizationId", "verdictsOfId");

-- A list ranks those scored by the version in force; others are shown after them, with their version.
ALTER TABLE "Application" ADD COLUMN "outdated" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Application" a SET "outdated" = true FROM "Scorecard" s
WHERE s."organizationId" = a."organizationId" AND s."jobId" = a."jobId"
  AND a.overall IS NOT NULL AND a."scoredVersionId" IS DISTINCT FROM s."currentVersionId";
DROP INDEX "Application_organizationId_jobId_overall_id_idx";
CREATE INDEX "Application_organizationId_jobId_outdated_overall_id_idx"
  ON "Application"("organizationId", "jobId", "outdated", "overall" DESC, "id");

-- A publication that scores thousands again sums once, at its end, instead of with every row.
CREATE OR REPLACE FUNCTION keep_scorecard_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.standing_later', true) = 'on' THEN RETURN NULL; END IF;
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
