-- What quotes a candidate goes with the application or the file it was taken from.
ALTER TABLE "StoredVerdict" ADD COLUMN "applicationId" UUID;
CREATE INDEX "StoredVerdict_organizationId_applicationId_idx" ON "StoredVerdict" ("organizationId", "applicationId");
ALTER TABLE "StoredVerdict" ADD CONSTRAINT "StoredVerdict_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application" ("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Evaluation" DROP CONSTRAINT "Evaluation_organizationId_attachmentId_fkey",
  ADD CONSTRAINT "Evaluation_organizationId_attachmentId_fkey"
    FOREIGN KEY ("organizationId", "attachmentId") REFERENCES "Attachment" ("organizationId", "id")
    ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever is erased stays so, whatever code had read them a moment before: nothing of theirs is written again.
CREATE FUNCTION stay_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."fullName" := OLD."fullName";
  NEW.email := NULL;
  NEW.phone := NULL;
  NEW.location := NULL;
  NEW.headline := NULL;
  NEW."erasedAt" := OLD."erasedAt";
  RETURN NEW;
END $$;
CREATE TRIGGER stay_erased BEFORE UPDATE ON "Candidate"
  FOR EACH ROW WHEN (OLD."erasedAt" IS NOT NULL) EXECUTE FUNCTION stay_erased();

-- The lock waits for an erasure under way, and reads what it has made of the row.
CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased timestamptz;
BEGIN
  SELECT "erasedAt" INTO erased FROM "Candidate"
    WHERE "organizationId" = NEW."organizationId" AND id = NEW."candidateId" FOR KEY SHARE;
  IF erased IS NOT NULL THEN
    RAISE EXCEPTION 'candidate % was erased', NEW."candidateId";
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE OF "candidateId" ON "Attachment"
  FOR EACH ROW WHEN (NEW."candidateId" IS NOT NULL) EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE OF "candidateId" ON "Application"
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE OF "candidateId" ON "Employee"
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
