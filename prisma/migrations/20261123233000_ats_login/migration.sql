-- Signing in at an ATS instead of entering keys.
ALTER TABLE "AtsConnection"
  ADD COLUMN "loginState" TEXT,
  ADD COLUMN "loginRenewAt" TIMESTAMPTZ,
  ADD COLUMN "loginLeasedUntil" TIMESTAMPTZ;
GRANT SELECT ("loginState", "loginRenewAt") ON "AtsConnection" TO shortlist_relay;

CREATE TABLE "AtsLogin" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "stateHash" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "simulated" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "connectionId" UUID,
    "userId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "usedAt" TIMESTAMPTZ,
    "problem" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AtsLogin_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "AtsLogin_organizationId_stateHash_key" ON "AtsLogin"("organizationId", "stateHash");
CREATE INDEX "AtsLogin_organizationId_expiresAt_idx" ON "AtsLogin"("organizationId", "expiresAt");
ALTER TABLE "AtsLogin" ADD CONSTRAINT "AtsLogin_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AtsLogin" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "AtsLogin" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AtsLogin" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "AtsLogin" TO shortlist_tenant;
