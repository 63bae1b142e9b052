-- Legal holds, and what was sealed because of one when its person was erased. The tenant's role writes sealed records and
-- sees that there are any; only shortlist_holds, which reads nothing else, reads what is in them.
CREATE TABLE "LegalHold" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "reason" TEXT NOT NULL,
    "candidateId" UUID,
    "jobId" UUID,
    "appliedFrom" DATE,
    "appliedTo" DATE,
    "placedBy" TEXT NOT NULL,
    "placedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "releasedBy" TEXT,
    "releasedAt" TIMESTAMPTZ,

    CONSTRAINT "LegalHold_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "LegalHold_of_something" CHECK (num_nonnulls("candidateId", "jobId", "appliedFrom", "appliedTo") > 0)
);
CREATE UNIQUE INDEX "LegalHold_organizationId_id_key" ON "LegalHold"("organizationId", "id");
CREATE INDEX "LegalHold_organizationId_candidateId_idx" ON "LegalHold"("organizationId", "candidateId");
CREATE INDEX "LegalHold_organizationId_jobId_idx" ON "LegalHold"("organizationId", "jobId");
ALTER TABLE "LegalHold" ADD CONSTRAINT "LegalHold_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "LegalHold" ADD CONSTRAINT "LegalHold_organizationId_jobId_fkey"
  FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "SealedRecord" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "holdIds" UUID[],
    "content" JSON NOT NULL,
    "storageKeys" TEXT[],
    "sealedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SealedRecord_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "SealedRecord_organizationId_id_key" ON "SealedRecord"("organizationId", "id");
CREATE INDEX "SealedRecord_organizationId_candidateId_idx" ON "SealedRecord"("organizationId", "candidateId");
ALTER TABLE "SealedRecord" ADD CONSTRAINT "SealedRecord_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  login text;
BEGIN
  BEGIN
    CREATE ROLE shortlist_holds NOLOGIN NOSUPERUSER NOBYPASSRLS;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL; -- Roles belong to the cluster: another database of it was migrated before, or is right now.
  END;
  FOREACH login IN ARRAY ARRAY['shortlist_app', current_user::text] LOOP
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = login) THEN
      IF current_setting('server_version_num')::int >= 160000 THEN
        EXECUTE format('GRANT shortlist_holds TO %I WITH INHERIT FALSE, SET TRUE', login);
      ELSE
        EXECUTE format('GRANT shortlist_holds TO %I', login);
      END IF;
    END IF;
  END LOOP;
  GRANT USAGE ON SCHEMA public TO shortlist_holds;
END $$;

ALTER TABLE "LegalHold" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "LegalHold" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "LegalHold" TO shortlist_tenant
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
-- A hold is placed once; all that can change is that it was released.
GRANT SELECT, INSERT, UPDATE ("releasedBy", "releasedAt") ON "LegalHold" TO shortlist_tenant;
ALTER TABLE "SealedRecord" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "SealedRecord" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SealedRecord" TO shortlist_tenant, shortlist_holds
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
GRANT INSERT, DELETE, SELECT ("id", "organizationId", "candidateId", "holdIds", "storageKeys", "sealedAt"),
  UPDATE ("holdIds") ON "SealedRecord" TO shortlist_tenant;
GRANT SELECT ON "SealedRecord" TO shortlist_holds;
