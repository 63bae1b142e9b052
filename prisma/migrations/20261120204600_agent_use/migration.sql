CREATE TABLE "AgentUse" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "clientId" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "lastUsedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "AgentUse_pkey" PRIMARY KEY ("organizationId", "clientId", "userId")
);
ALTER TABLE "AgentUse" ADD CONSTRAINT "AgentUse_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AgentUse" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "AgentUse" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AgentUse" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "AgentUse" TO shortlist_tenant;

-- What was called before anyone counted.
INSERT INTO "AgentUse" ("organizationId", "clientId", "userId", calls, "lastUsedAt")
SELECT "organizationId", "clientId", "actorId"::uuid, count(*), max("createdAt")
FROM "AuditEvent" WHERE name = 'agent.called' AND "clientId" IS NOT NULL
GROUP BY 1, 2, 3;
