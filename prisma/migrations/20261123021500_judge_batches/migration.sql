CREATE TYPE "JudgeBatchStatus" AS ENUM ('preparing', 'waiting', 'done', 'singly', 'cancelled');
CREATE TYPE "JudgeBatchRowStatus" AS ENUM ('waiting', 'judged', 'singly', 'failed', 'cancelled');

CREATE TABLE "JudgeBatch" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "jobId" UUID NOT NULL,
    "status" "JudgeBatchStatus" NOT NULL DEFAULT 'preparing',
    "externalId" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ,

    CONSTRAINT "JudgeBatch_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "JudgeBatch_organizationId_id_key" ON "JudgeBatch"("organizationId", "id");
CREATE INDEX "JudgeBatch_organizationId_createdAt_idx" ON "JudgeBatch"("organizationId", "createdAt" DESC);
ALTER TABLE "JudgeBatch" ADD CONSTRAINT "JudgeBatch_organizationId_jobId_fkey"
  FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "JudgeBatchRow" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "batchId" UUID NOT NULL,
    "applicationId" UUID NOT NULL,
    "status" "JudgeBatchRowStatus" NOT NULL DEFAULT 'waiting',
    "note" TEXT,

    CONSTRAINT "JudgeBatchRow_pkey" PRIMARY KEY ("organizationId", "batchId", "applicationId")
);
CREATE INDEX "JudgeBatchRow_organizationId_applicationId_idx" ON "JudgeBatchRow"("organizationId", "applicationId");
ALTER TABLE "JudgeBatchRow" ADD CONSTRAINT "JudgeBatchRow_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId") REFERENCES "JudgeBatch"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "JudgeBatchRow" ADD CONSTRAINT "JudgeBatchRow_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "JudgeBatch" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "JudgeBatch" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "JudgeBatch" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "JudgeBatch" TO shortlist_tenant;

ALTER TABLE "JudgeBatchRow" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "JudgeBatchRow" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "JudgeBatchRow" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "JudgeBatchRow" TO shortlist_tenant;
