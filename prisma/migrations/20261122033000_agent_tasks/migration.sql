CREATE TYPE "AgentTaskStatus" AS ENUM ('working', 'completed', 'failed', 'cancelled');

CREATE TABLE "AgentTask" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "userId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "subject" JSONB NOT NULL,
    "replies" JSONB NOT NULL DEFAULT '{}',
    "status" "AgentTaskStatus" NOT NULL DEFAULT 'working',
    "note" TEXT,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "AgentTask_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "AgentTask_organizationId_id_key" ON "AgentTask"("organizationId", "id");
CREATE INDEX "AgentTask_organizationId_expiresAt_idx" ON "AgentTask"("organizationId", "expiresAt");
ALTER TABLE "AgentTask" ADD CONSTRAINT "AgentTask_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AgentTask" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "AgentTask" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AgentTask" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "AgentTask" TO shortlist_tenant;

-- A CV that was there when scoring was stopped does not start it again once it is read; one that comes later does.
ALTER TABLE "Application" ADD COLUMN "scoringStoppedAt" TIMESTAMPTZ;
