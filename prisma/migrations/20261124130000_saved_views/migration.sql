-- Filters and order of a job's list under a name. Whose view is personal is asked in the statements: the wall is the organization's.
CREATE TABLE "SavedView" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "jobId" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "shared" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "SavedView_organizationId_jobId_ownerId_name_key" ON "SavedView"("organizationId", "jobId", "ownerId", "name");
ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_organizationId_jobId_fkey"
  FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SavedView" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "SavedView" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SavedView" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "SavedView" TO shortlist_tenant;
