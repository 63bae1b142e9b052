-- Feedback of hiring managers and interviewers on applications, beside the score and never part of it.
CREATE TYPE "FeedbackKind" AS ENUM ('review', 'interview');
CREATE TYPE "Recommendation" AS ENUM ('yes', 'no');
ALTER TYPE "NoticeKind" ADD VALUE 'feedback_requested';
ALTER TYPE "NoticeKind" ADD VALUE 'feedback_given';

CREATE TABLE "FeedbackRequest" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "applicationId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "FeedbackKind" NOT NULL,
    "requestedBy" UUID NOT NULL,
    "clientId" TEXT,
    "askedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "givenAt" TIMESTAMPTZ,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedbackRequest_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "FeedbackRequest_organizationId_id_key" ON "FeedbackRequest"("organizationId", "id");
CREATE UNIQUE INDEX "FeedbackRequest_organizationId_applicationId_userId_kind_key"
  ON "FeedbackRequest"("organizationId", "applicationId", "userId", "kind");
CREATE INDEX "FeedbackRequest_organizationId_userId_givenAt_idx" ON "FeedbackRequest"("organizationId", "userId", "givenAt");
ALTER TABLE "FeedbackRequest" ADD CONSTRAINT "FeedbackRequest_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "Feedback" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "requestId" UUID NOT NULL,
    "recommendation" "Recommendation" NOT NULL,
    "reason" TEXT NOT NULL,
    "ratings" JSON NOT NULL,
    "editedAt" TIMESTAMPTZ,

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("organizationId", "requestId")
);
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_organizationId_requestId_fkey"
  FOREIGN KEY ("organizationId", "requestId") REFERENCES "FeedbackRequest"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The jobs that an invitation is for.
CREATE UNIQUE INDEX "Invitation_organizationId_id_key" ON "Invitation"("organizationId", "id");
CREATE TABLE "JobInvitation" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "invitationId" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobInvitation_pkey" PRIMARY KEY ("organizationId", "invitationId", "jobId")
);
ALTER TABLE "JobInvitation" ADD CONSTRAINT "JobInvitation_organizationId_invitationId_fkey"
  FOREIGN KEY ("organizationId", "invitationId") REFERENCES "Invitation"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "JobInvitation" ADD CONSTRAINT "JobInvitation_organizationId_jobId_fkey"
  FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['FeedbackRequest', 'Feedback', 'JobInvitation'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO shortlist_tenant
      USING ("organizationId" = (SELECT nullif(current_setting(''app.organization_id'', true), '''')::uuid))', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;

-- A hiring manager sees who is asked about the candidates of their jobs, and what others gave only after giving their
-- own; they write only their own.
CREATE POLICY hiring_manager ON "FeedbackRequest" TO shortlist_hiring_manager
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId"))
  WITH CHECK ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND "userId" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
    AND EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId"));
GRANT SELECT, INSERT, UPDATE ON "FeedbackRequest" TO shortlist_hiring_manager;
CREATE POLICY hiring_manager ON "Feedback" TO shortlist_hiring_manager
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND EXISTS (SELECT FROM "FeedbackRequest" r WHERE r.id = "requestId"
      AND (r."userId" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
        OR EXISTS (SELECT FROM "FeedbackRequest" own
          WHERE own."applicationId" = r."applicationId" AND own.kind = r.kind AND own."givenAt" IS NOT NULL
            AND own."userId" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)))))
  WITH CHECK ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND EXISTS (SELECT FROM "FeedbackRequest" r WHERE r.id = "requestId"
      AND r."userId" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)));
GRANT SELECT, INSERT, UPDATE ON "Feedback" TO shortlist_hiring_manager;
