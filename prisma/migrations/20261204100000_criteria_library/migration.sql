-- Criteria and whole scorecards that an organization keeps for its next scorecards.
CREATE TABLE "LibraryEntry" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "name" TEXT NOT NULL,
    "department" TEXT NOT NULL,
    "template" BOOLEAN NOT NULL,
    "content" JSONB NOT NULL,
    "keptBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LibraryEntry_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "LibraryEntry_organizationId_id_key" ON "LibraryEntry"("organizationId", "id");
-- Keeping one of the same name renews it.
CREATE UNIQUE INDEX "LibraryEntry_name_key" ON "LibraryEntry"("organizationId", "template", lower("department"), lower("name"));
ALTER TABLE "LibraryEntry" ADD CONSTRAINT "LibraryEntry_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "LibraryEntry" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "LibraryEntry" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "LibraryEntry" TO shortlist_tenant
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
GRANT SELECT, INSERT, UPDATE, DELETE ON "LibraryEntry" TO shortlist_tenant;
