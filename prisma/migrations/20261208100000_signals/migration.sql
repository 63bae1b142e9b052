-- Signals of floods and fraud, with who dismissed them, and what finds CVs that are nearly the same.
CREATE TYPE "SignalKind" AS ENUM
  ('shared_email', 'shared_phone', 'shared_document', 'near_copy', 'burst', 'name_changed', 'ats_flag');

CREATE TABLE "Signal" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "kind" "SignalKind" NOT NULL,
    "otherId" UUID,
    "jobId" UUID,
    "evidence" JSON NOT NULL DEFAULT '{}',
    "foundAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dismissedBy" TEXT,
    "dismissedAt" TIMESTAMPTZ,
    "dismissReason" TEXT,

    CONSTRAINT "Signal_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Signal_dismissed_by_a_person" CHECK (num_nulls("dismissedBy", "dismissedAt", "dismissReason") IN (0, 3))
);
CREATE UNIQUE INDEX "Signal_organizationId_id_key" ON "Signal"("organizationId", "id");
CREATE INDEX "Signal_organizationId_candidateId_idx" ON "Signal"("organizationId", "candidateId");
CREATE INDEX "Signal_organizationId_otherId_idx" ON "Signal"("organizationId", "otherId");
CREATE INDEX "Signal_organizationId_jobId_idx" ON "Signal"("organizationId", "jobId");
-- One of each kind about a person and what it is about.
CREATE UNIQUE INDEX "Signal_about_another" ON "Signal"("organizationId", "candidateId", "kind", "otherId")
  WHERE "otherId" IS NOT NULL;
CREATE UNIQUE INDEX "Signal_about_a_job" ON "Signal"("organizationId", "candidateId", "kind", "jobId")
  WHERE "jobId" IS NOT NULL;
CREATE UNIQUE INDEX "Signal_about_itself" ON "Signal"("organizationId", "candidateId", "kind")
  WHERE "otherId" IS NULL AND "jobId" IS NULL;
ALTER TABLE "Signal" ADD CONSTRAINT "Signal_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Signal" ADD CONSTRAINT "Signal_organizationId_otherId_fkey"
  FOREIGN KEY ("organizationId", "otherId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Signal" ADD CONSTRAINT "Signal_organizationId_jobId_fkey"
  FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "CvSketch" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "hashes" INTEGER[],

    CONSTRAINT "CvSketch_pkey" PRIMARY KEY ("organizationId", "candidateId")
);
ALTER TABLE "CvSketch" ADD CONSTRAINT "CvSketch_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "CvBand" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "hash" INTEGER NOT NULL,

    CONSTRAINT "CvBand_pkey" PRIMARY KEY ("organizationId", "candidateId", "hash")
);
CREATE INDEX "CvBand_organizationId_hash_candidateId_idx" ON "CvBand"("organizationId", "hash", "candidateId");
ALTER TABLE "CvBand" ADD CONSTRAINT "CvBand_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "CvSketch"("organizationId", "candidateId") ON DELETE CASCADE ON UPDATE CASCADE;

-- A job's applications of a day, to see bursts.
CREATE INDEX "Application_organizationId_jobId_appliedAt_idx" ON "Application"("organizationId", "jobId", "appliedAt");

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['Signal', 'CvSketch', 'CvBand'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO shortlist_tenant
      USING ("organizationId" = (SELECT nullif(current_setting(''app.organization_id'', true), '''')::uuid))', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;
-- A hiring manager sees what is about people and jobs that they see.
CREATE POLICY hiring_manager ON "Signal" FOR SELECT TO shortlist_hiring_manager
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND EXISTS (SELECT FROM "Candidate" o WHERE o.id = "candidateId")
    AND ("otherId" IS NULL OR EXISTS (SELECT FROM "Candidate" o WHERE o.id = "otherId"))
    AND ("jobId" IS NULL OR "jobId" = ANY ((SELECT shared_jobs())::uuid[])));
GRANT SELECT ON "Signal" TO shortlist_hiring_manager;

CREATE FUNCTION forget_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "Signal" s WHERE s."organizationId" = NEW."organizationId"
    AND (s."candidateId" = NEW.id OR s."otherId" = NEW.id);
  DELETE FROM "CvSketch" s WHERE s."organizationId" = NEW."organizationId" AND s."candidateId" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_signals AFTER UPDATE OF "erasedAt" ON "Candidate"
  FOR EACH ROW WHEN (NEW."erasedAt" IS NOT NULL AND OLD."erasedAt" IS NULL) EXECUTE FUNCTION forget_signals();
