CREATE TYPE "AtsOptionKind" AS ENUM ('stage', 'rejection_reason');
CREATE TYPE "AtsPushStatus" AS ENUM ('pending', 'done', 'failed', 'skipped');

ALTER TABLE "AtsConnection"
  ADD COLUMN "webhookSecret" BYTEA,
  ADD COLUMN "simulated" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "access" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "heldUntil" TIMESTAMPTZ,
  ADD COLUMN "nextSyncAt" TIMESTAMPTZ,
  ADD COLUMN "nextFullSyncAt" TIMESTAMPTZ;
ALTER TABLE "Job"
  ADD COLUMN "atsSeenAt" TIMESTAMPTZ, ADD COLUMN "atsRemovedAt" TIMESTAMPTZ, ADD COLUMN "atsUpdatedAt" TIMESTAMPTZ;
ALTER TABLE "Candidate"
  ADD COLUMN "atsSeenAt" TIMESTAMPTZ, ADD COLUMN "atsRemovedAt" TIMESTAMPTZ, ADD COLUMN "atsUpdatedAt" TIMESTAMPTZ;
ALTER TABLE "Application"
  ADD COLUMN "atsSeenAt" TIMESTAMPTZ, ADD COLUMN "atsRemovedAt" TIMESTAMPTZ, ADD COLUMN "atsUpdatedAt" TIMESTAMPTZ;
ALTER TABLE "Attachment" ADD COLUMN "atsConnectionId" UUID, ADD COLUMN "externalId" TEXT;

CREATE TABLE "AtsOption" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "connectionId" UUID NOT NULL,
    "kind" "AtsOptionKind" NOT NULL,
    "externalId" TEXT NOT NULL,
    "jobExternalId" TEXT,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "AtsOption_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AtsWebhook" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "connectionId" UUID NOT NULL,
    "eventKey" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handledAt" TIMESTAMPTZ,

    CONSTRAINT "AtsWebhook_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AtsPush" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "connectionId" UUID NOT NULL,
    "applicationId" UUID NOT NULL,
    "decisionId" UUID NOT NULL,
    "status" "AtsPushStatus" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "attemptedAt" TIMESTAMPTZ,
    "note" "AtsPushStatus" NOT NULL DEFAULT 'pending',
    "noteAttemptedAt" TIMESTAMPTZ,
    "leasedUntil" TIMESTAMPTZ,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "AtsPush_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "AtsOption_organizationId_connectionId_kind_externalId_key"
  ON "AtsOption"("organizationId", "connectionId", "kind", "externalId");
CREATE UNIQUE INDEX "AtsWebhook_organizationId_connectionId_eventKey_key"
  ON "AtsWebhook"("organizationId", "connectionId", "eventKey");
CREATE INDEX "AtsWebhook_organizationId_receivedAt_idx" ON "AtsWebhook"("organizationId", "receivedAt");
CREATE UNIQUE INDEX "AtsPush_organizationId_decisionId_key" ON "AtsPush"("organizationId", "decisionId");
CREATE INDEX "AtsPush_organizationId_applicationId_idx" ON "AtsPush"("organizationId", "applicationId");
CREATE UNIQUE INDEX "Attachment_organizationId_atsConnectionId_externalId_key"
  ON "Attachment"("organizationId", "atsConnectionId", "externalId");

ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_organizationId_atsConnectionId_fkey"
  FOREIGN KEY ("organizationId", "atsConnectionId") REFERENCES "AtsConnection"("organizationId", "id")
  ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "AtsOption" ADD CONSTRAINT "AtsOption_organizationId_connectionId_fkey"
  FOREIGN KEY ("organizationId", "connectionId") REFERENCES "AtsConnection"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AtsWebhook" ADD CONSTRAINT "AtsWebhook_organizationId_connectionId_fkey"
  FOREIGN KEY ("organizationId", "connectionId") REFERENCES "AtsConnection"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AtsPush" ADD CONSTRAINT "AtsPush_organizationId_connectionId_fkey"
  FOREIGN KEY ("organizationId", "connectionId") REFERENCES "AtsConnection"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AtsPush" ADD CONSTRAINT "AtsPush_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AtsPush" ADD CONSTRAINT "AtsPush_organizationId_decisionId_fkey"
  FOREIGN KEY ("organizationId", "decisionId") REFERENCES "Decision"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['AtsOption', 'AtsWebhook', 'AtsPush'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY tenant ON %I TO shortlist_tenant
         USING ("organizationId" = nullif(current_setting(''app.organization_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;

-- The relay may see when which connection is due, and nothing else of it: syncs are started on a schedule.
CREATE POLICY relay ON "AtsConnection" FOR SELECT TO shortlist_relay USING (true);
GRANT SELECT ("id", "organizationId", "status", "nextSyncAt", "nextFullSyncAt") ON "AtsConnection" TO shortlist_relay;
