-- E-mails to candidates that go with a decision, the organization's templates for them, and where answers go.
ALTER TABLE "Organization" ADD COLUMN "letterTemplates" JSON, ADD COLUMN "letterReplyTo" TEXT;
GRANT UPDATE ("letterTemplates", "letterReplyTo") ON "Organization" TO shortlist_tenant;

CREATE TYPE "LetterStatus" AS ENUM ('waiting', 'sent', 'failed', 'unknown', 'skipped');
CREATE TABLE "CandidateLetter" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "decisionId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "status" "LetterStatus" NOT NULL DEFAULT 'waiting',
    "attemptedAt" TIMESTAMPTZ,
    "sentAt" TIMESTAMPTZ,
    "reason" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CandidateLetter_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "CandidateLetter_organizationId_decisionId_key" ON "CandidateLetter"("organizationId", "decisionId");
ALTER TABLE "CandidateLetter" ADD CONSTRAINT "CandidateLetter_organizationId_decisionId_fkey"
  FOREIGN KEY ("organizationId", "decisionId") REFERENCES "Decision"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CandidateLetter" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "CandidateLetter" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "CandidateLetter" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
-- What it says is written once.
GRANT SELECT, INSERT ON "CandidateLetter" TO shortlist_tenant;
GRANT UPDATE ("status", "attemptedAt", "sentAt", "reason") ON "CandidateLetter" TO shortlist_tenant;
