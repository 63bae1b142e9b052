-- Plain lines cost a fraction of what JSON costs to write and read. What waits to be merged is read soon and then
-- gone: not worth compressing or keeping apart. Merged or not, it is found again: who waits is indexed anew.
DELETE FROM "CandidateWords" w USING "Candidate" c, "PostingDelta" d
  WHERE c."organizationId" = w."organizationId" AND c.id = w."candidateId"
    AND d."organizationId" = c."organizationId" AND d."candidateNumber" = c.number;
DELETE FROM "PostingDelta";
ALTER TABLE "PostingDelta" ALTER COLUMN "terms" TYPE TEXT USING '';
ALTER TABLE "PostingDelta" ALTER COLUMN "terms" SET STORAGE EXTERNAL;
ALTER TABLE "PostingDelta" SET (toast_tuple_target = 8160);

CREATE OR REPLACE FUNCTION leave_talent_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Organization" WHERE id = OLD."organizationId") THEN
    INSERT INTO "PostingDelta" ("organizationId", "candidateNumber", "terms")
      VALUES (OLD."organizationId", OLD.number, '')
      ON CONFLICT ("organizationId", "candidateNumber")
      DO UPDATE SET terms = '', revision = gen_random_uuid(), "createdAt" = now();
  END IF;
  DELETE FROM "CandidateWords" WHERE "organizationId" = OLD."organizationId" AND "candidateId" = OLD.id;
  RETURN NULL;
END $$;
