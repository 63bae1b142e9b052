-- The candidate's side: the public notice with its versions, links to a candidate's own page, and what they ask there.
CREATE TYPE "CandidateRequestKind" AS ENUM ('correction', 'reconsideration', 'access', 'erasure');
CREATE TYPE "RequestOutcome" AS ENUM ('done', 'unchanged');
ALTER TYPE "ScoreStatus" ADD VALUE 'human_review';
ALTER TYPE "NoticeKind" ADD VALUE 'candidate_asked';

CREATE TABLE "PublicNotice" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "jurisdictions" TEXT[],
    "texts" JSON NOT NULL,
    "shown" JSON NOT NULL,
    "publishedBy" TEXT NOT NULL,
    "publicFrom" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "publicUntil" TIMESTAMPTZ,

    CONSTRAINT "PublicNotice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "PublicNotice_organizationId_id_key" ON "PublicNotice"("organizationId", "id");
CREATE INDEX "PublicNotice_organizationId_publicFrom_idx" ON "PublicNotice"("organizationId", "publicFrom");
-- One is public at a time.
CREATE UNIQUE INDEX "PublicNotice_public_key" ON "PublicNotice"("organizationId") WHERE "publicUntil" IS NULL;
ALTER TABLE "PublicNotice" ADD CONSTRAINT "PublicNotice_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "CandidateLink" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CandidateLink_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "CandidateLink_token_key" ON "CandidateLink"("token");
CREATE INDEX "CandidateLink_organizationId_candidateId_idx" ON "CandidateLink"("organizationId", "candidateId");
ALTER TABLE "CandidateLink" ADD CONSTRAINT "CandidateLink_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "CandidateRequest" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "applicationId" UUID,
    "kind" "CandidateRequestKind" NOT NULL,
    "text" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ NOT NULL,
    "ownerId" UUID,
    "outcome" "RequestOutcome",
    "answer" TEXT,
    "closedAt" TIMESTAMPTZ,
    "closedBy" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CandidateRequest_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "CandidateRequest_organizationId_id_key" ON "CandidateRequest"("organizationId", "id");
CREATE INDEX "CandidateRequest_organizationId_closedAt_dueAt_idx" ON "CandidateRequest"("organizationId", "closedAt", "dueAt");
CREATE INDEX "CandidateRequest_organizationId_candidateId_idx" ON "CandidateRequest"("organizationId", "candidateId");
-- Of one kind, about one application or none, one is open at a time.
CREATE UNIQUE INDEX "CandidateRequest_open_key" ON "CandidateRequest"("organizationId", "candidateId", "kind", "applicationId")
  NULLS NOT DISTINCT WHERE "closedAt" IS NULL;
ALTER TABLE "CandidateRequest" ADD CONSTRAINT "CandidateRequest_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CandidateRequest" ADD CONSTRAINT "CandidateRequest_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['PublicNotice', 'CandidateLink', 'CandidateRequest'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO shortlist_tenant
      USING ("organizationId" = (SELECT nullif(current_setting(''app.organization_id'', true), '''')::uuid))', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;
-- What was public stays on record.
REVOKE DELETE ON "PublicNotice" FROM shortlist_tenant;
-- Finds who an address belongs to, however it is spelt.
CREATE INDEX "Candidate_organizationId_lower_email_idx" ON "Candidate"("organizationId", lower("email"));
