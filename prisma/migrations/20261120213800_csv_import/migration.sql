CREATE TYPE "CsvImportKind" AS ENUM ('jobs', 'candidates', 'applications', 'employees');
CREATE TYPE "CsvImportStatus" AS ENUM ('draft', 'running', 'done', 'failed');

CREATE TABLE "CsvImport" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "kind" "CsvImportKind" NOT NULL,
    "fileName" TEXT NOT NULL,
    "storageKey" TEXT,
    "mapping" JSONB NOT NULL,
    "status" "CsvImportStatus" NOT NULL DEFAULT 'draft',
    "rows" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "leftOut" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ,
    "finishedAt" TIMESTAMPTZ,

    CONSTRAINT "CsvImport_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "CsvImport_organizationId_id_key" ON "CsvImport"("organizationId", "id");
ALTER TABLE "CsvImport" ADD CONSTRAINT "CsvImport_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CsvImport" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "CsvImport" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "CsvImport" TO shortlist_tenant
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
GRANT SELECT, INSERT, UPDATE, DELETE ON "CsvImport" TO shortlist_tenant;

-- Which applications a rediscovery made, so that its outcome can be told.
ALTER TABLE "Rediscovery" ADD COLUMN "applicationIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];
