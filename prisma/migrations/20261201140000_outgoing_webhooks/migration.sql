-- Addresses of an organization that are told of its changes.
CREATE TABLE "OutgoingWebhook" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "url" TEXT NOT NULL,
    "kinds" TEXT[],
    "secret" BYTEA NOT NULL,
    "secretKeyId" TEXT NOT NULL,
    "afterAt" TEXT NOT NULL,
    "afterId" UUID,
    "requestedUntil" TIMESTAMPTZ,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "deliveredAt" TIMESTAMPTZ,
    "disabledAt" TIMESTAMPTZ,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingWebhook_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "OutgoingWebhook_organizationId_idx" ON "OutgoingWebhook"("organizationId");
ALTER TABLE "OutgoingWebhook" ADD CONSTRAINT "OutgoingWebhook_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OutgoingWebhook" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "OutgoingWebhook" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "OutgoingWebhook" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "OutgoingWebhook" TO shortlist_tenant;
-- The schedule looks for those to deliver to across organizations, and sees nothing of them but their ids.
CREATE POLICY relay ON "OutgoingWebhook" FOR SELECT TO shortlist_relay USING (true);
GRANT SELECT ("id", "organizationId", "requestedUntil", "disabledAt") ON "OutgoingWebhook" TO shortlist_relay;
