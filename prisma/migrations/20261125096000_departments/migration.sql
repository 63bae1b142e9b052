-- Departments and teams, with values and needs of their own. A job is in one by naming it, as it has always named its
-- department: no job changes.
CREATE TABLE "Department" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "name" TEXT NOT NULL,
    "values" TEXT,
    "teamNeeds" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Department_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Department_organizationId_id_key" ON "Department"("organizationId", "id");
CREATE UNIQUE INDEX "Department_organizationId_name_key" ON "Department"("organizationId", lower("name"));
ALTER TABLE "Department" ADD CONSTRAINT "Department_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Department" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Department" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Department" TO shortlist_tenant
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
GRANT SELECT, INSERT, UPDATE, DELETE ON "Department" TO shortlist_tenant;
