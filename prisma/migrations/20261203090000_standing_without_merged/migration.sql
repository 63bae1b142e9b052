-- A record that was merged into another counts nowhere, so not in the averages that set a job's candidates apart either.
CREATE FUNCTION add_to_scorecard_standing(organization_id UUID, version_id UUID, sign INTEGER, added INTEGER[])
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "ScorecardStanding" AS kept ("organizationId", "versionId", "candidates", "points")
  SELECT v."organizationId", v.id, sign,
    ARRAY(SELECT sign * a.value FROM unnest(added) WITH ORDINALITY a(value, place) ORDER BY a.place)
  FROM "ScorecardVersion" v WHERE v."organizationId" = organization_id AND v.id = version_id
  ON CONFLICT ("organizationId", "versionId") DO UPDATE SET
    candidates = kept.candidates + excluded.candidates,
    points = ARRAY(SELECT coalesce(one, 0) + coalesce(other, 0)
      FROM unnest(kept.points, excluded.points) WITH ORDINALITY both_of(one, other, place) ORDER BY place)
$$;

-- In the order of the versions' ids, so that two evaluations never wait for each other in a circle.
CREATE OR REPLACE FUNCTION keep_scorecard_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.standing_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM add_to_scorecard_standing(organization, version, sign, points)
  FROM (
    SELECT * FROM (VALUES
      (OLD."organizationId", OLD."candidateId", OLD."scoredVersionId", -1, OLD.points),
      (NEW."organizationId", NEW."candidateId", NEW."scoredVersionId", 1, NEW.points))
      change(organization, candidate, version, sign, points)
    WHERE version IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "CandidateAlias" m
      WHERE m."organizationId" = organization AND m.kind = 'merged' AND m.value = candidate::text)
    ORDER BY version, sign) change;
  RETURN NULL;
END $$;
DROP TRIGGER keep_scorecard_standing_on_update ON "Application";
CREATE TRIGGER keep_scorecard_standing_on_update
  AFTER UPDATE OF "scoredVersionId", "points", "candidateId" ON "Application"
  FOR EACH ROW WHEN (OLD."scoredVersionId" IS DISTINCT FROM NEW."scoredVersionId" OR OLD.points <> NEW.points
    OR OLD."candidateId" <> NEW."candidateId")
  EXECUTE FUNCTION keep_scorecard_standing();

-- The applications that stay with a merged record leave the sums, and come back when the merge is undone. They are
-- locked first: an evaluation that is being recorded is waited for, and a later one sees the merge.
CREATE FUNCTION keep_scorecard_standing_of_merged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  merge "CandidateAlias" := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
  application RECORD;
BEGIN
  FOR application IN
    SELECT "scoredVersionId" AS version, points FROM "Application"
    WHERE "organizationId" = merge."organizationId" AND "candidateId" = merge.value::uuid
    ORDER BY id FOR NO KEY UPDATE
  LOOP
    PERFORM add_to_scorecard_standing(merge."organizationId", application.version,
      CASE WHEN TG_OP = 'INSERT' THEN -1 ELSE 1 END, application.points);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_scorecard_standing_on_merge AFTER INSERT ON "CandidateAlias"
  FOR EACH ROW WHEN (NEW.kind = 'merged') EXECUTE FUNCTION keep_scorecard_standing_of_merged();
CREATE TRIGGER keep_scorecard_standing_on_undone_merge AFTER DELETE ON "CandidateAlias"
  FOR EACH ROW WHEN (OLD.kind = 'merged') EXECUTE FUNCTION keep_scorecard_standing_of_merged();

SELECT add_to_scorecard_standing(a."organizationId", a."scoredVersionId", -1, a.points)
FROM "Application" a JOIN "CandidateAlias" m ON m."organizationId" = a."organizationId" AND m.kind = 'merged'
  AND m.value = a."candidateId"::text
WHERE a."scoredVersionId" IS NOT NULL;
