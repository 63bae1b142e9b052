CREATE TABLE "WorkStyleReading" (
    "candidateId" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "key" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "quotes" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkStyleReading_pkey" PRIMARY KEY ("candidateId")
);
CREATE UNIQUE INDEX "WorkStyleReading_organizationId_candidateId_key"
  ON "WorkStyleReading"("organizationId", "candidateId");
ALTER TABLE "WorkStyleReading" ADD CONSTRAINT "WorkStyleReading_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "WorkStyleReading" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "WorkStyleReading" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "WorkStyleReading" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "WorkStyleReading" TO shortlist_tenant;
