CREATE TYPE "ModelProvider" AS ENUM ('embedded', 'openai', 'azure', 'compatible');

CREATE TABLE "ModelChoice" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "provider" "ModelProvider" NOT NULL,
    "baseUrl" TEXT,
    "apiVersion" TEXT,
    "judgeModel" TEXT,
    "draftModel" TEXT,
    "structureModel" TEXT,
    "contextTokens" INTEGER NOT NULL DEFAULT 128000,
    "timeoutSeconds" INTEGER NOT NULL DEFAULT 120,
    "prices" TEXT NOT NULL DEFAULT '',
    "batch" BOOLEAN NOT NULL DEFAULT false,
    "apiKey" BYTEA,
    "apiKeyKey" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "ModelChoice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ModelChoice_organizationId_key" ON "ModelChoice"("organizationId");
CREATE UNIQUE INDEX "ModelChoice_organizationId_id_key" ON "ModelChoice"("organizationId", "id");
ALTER TABLE "ModelChoice" ADD CONSTRAINT "ModelChoice_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ModelChoice" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ModelChoice" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ModelChoice" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ModelChoice" TO shortlist_tenant;
