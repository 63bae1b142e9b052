-- A language model tried on decided applications before an organization chooses it.
CREATE TYPE "ModelTrialStatus" AS ENUM ('running', 'done', 'failed');

CREATE TABLE "ModelTrial" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "model" TEXT NOT NULL,
    "settings" JSONB,
    "apiKey" BYTEA,
    "apiKeyKey" TEXT,
    "status" "ModelTrialStatus" NOT NULL DEFAULT 'running',
    "failure" TEXT,
    "failureSaid" TEXT,
    "said" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ,

    CONSTRAINT "ModelTrial_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ModelTrial_organizationId_key" ON "ModelTrial"("organizationId");
CREATE UNIQUE INDEX "ModelTrial_organizationId_id_key" ON "ModelTrial"("organizationId", "id");
ALTER TABLE "ModelTrial" ADD CONSTRAINT "ModelTrial_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ModelTrialRow" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "trialId" UUID NOT NULL,
    "applicationId" UUID NOT NULL,
    "decision" "Disposition" NOT NULL,
    "presentJudge" TEXT NOT NULL,
    "presentOverall" DOUBLE PRECISION,
    "presentAdvice" TEXT,
    "judgedAt" TIMESTAMPTZ,
    "overall" DOUBLE PRECISION,
    "advice" TEXT,
    "ms" INTEGER,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "costMicros" INTEGER,
    "outcomes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "byRules" INTEGER NOT NULL DEFAULT 0,
    "lowered" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "failureSaid" TEXT,

    CONSTRAINT "ModelTrialRow_pkey" PRIMARY KEY ("organizationId", "trialId", "applicationId")
);
CREATE INDEX "ModelTrialRow_organizationId_applicationId_idx" ON "ModelTrialRow"("organizationId", "applicationId");
ALTER TABLE "ModelTrialRow" ADD CONSTRAINT "ModelTrialRow_organizationId_trialId_fkey"
  FOREIGN KEY ("organizationId", "trialId") REFERENCES "ModelTrial"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ModelTrialRow" ADD CONSTRAINT "ModelTrialRow_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ModelTrial" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ModelTrial" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ModelTrial" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ModelTrial" TO shortlist_tenant;

ALTER TABLE "ModelTrialRow" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ModelTrialRow" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ModelTrialRow" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ModelTrialRow" TO shortlist_tenant;
