CREATE TABLE "AuditSeal" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "number" INTEGER NOT NULL,
    "events" INTEGER NOT NULL,
    "throughMicros" BIGINT NOT NULL,
    "throughId" UUID NOT NULL,
    "digests" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,
    "signature" BYTEA NOT NULL,
    "signedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditSeal_pkey" PRIMARY KEY ("organizationId","number")
);
ALTER TABLE "AuditSeal" ADD CONSTRAINT "AuditSeal_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AuditSeal" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "AuditSeal" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AuditSeal" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
-- Written once.
GRANT SELECT, INSERT ON "AuditSeal" TO shortlist_tenant;
