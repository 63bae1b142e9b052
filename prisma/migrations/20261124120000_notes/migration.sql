-- What members of a team tell one another about a candidate. Never read by what evaluates.
CREATE TABLE "Note" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "applicationId" UUID,
    "authorId" UUID NOT NULL,
    "clientId" TEXT,
    "body" TEXT NOT NULL,
    "mentions" UUID[] NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ,

    CONSTRAINT "Note_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Note_organizationId_candidateId_createdAt_idx" ON "Note"("organizationId", "candidateId", "createdAt");
ALTER TABLE "Note" ADD CONSTRAINT "Note_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Note" ADD CONSTRAINT "Note_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Note" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Note" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Note" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "Note" TO shortlist_tenant;
