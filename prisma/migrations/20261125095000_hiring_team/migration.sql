-- Who is on a job's hiring team, and the wall around those who see nothing else: hiring managers.
CREATE TABLE "HiringTeamMember" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "jobId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "addedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HiringTeamMember_pkey" PRIMARY KEY ("organizationId", "jobId", "userId")
);
CREATE INDEX "HiringTeamMember_organizationId_userId_idx" ON "HiringTeamMember"("organizationId", "userId");
ALTER TABLE "HiringTeamMember" ADD CONSTRAINT "HiringTeamMember_organizationId_jobId_fkey"
  FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "HiringTeamMember" ADD CONSTRAINT "HiringTeamMember_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId") REFERENCES "Member"("organizationId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "HiringTeamMember" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "HiringTeamMember" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "HiringTeamMember" TO shortlist_tenant
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
GRANT SELECT, INSERT, DELETE ON "HiringTeamMember" TO shortlist_tenant;

-- shortlist_hiring_manager: what belongs to the jobs named by app.shared_jobs, in the organization named by
-- app.organization_id, and what app.user_id has written. A role of its own, which inherits from no other: a table that
-- nobody has thought of here is closed to it, and the policies of everybody else stay as they are.
DO $$
BEGIN
  CREATE ROLE shortlist_hiring_manager NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- Roles belong to the cluster: another database of it was migrated before, or is right now.
END $$;

DO $$
DECLARE
  login text;
BEGIN
  FOREACH login IN ARRAY ARRAY['shortlist_app', current_user::text] LOOP
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = login) THEN
      IF current_setting('server_version_num')::int >= 160000 THEN
        EXECUTE format('GRANT shortlist_hiring_manager TO %I WITH INHERIT FALSE, SET TRUE', login);
      ELSE
        EXECUTE format('GRANT shortlist_hiring_manager TO %I', login);
      END IF;
    END IF;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO shortlist_hiring_manager;

CREATE FUNCTION shared_jobs() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT string_to_array(nullif(current_setting('app.shared_jobs', true), ''), ',')::uuid[] $$;

-- Each row is shown where the row it belongs to is: those policies hold inside these.
DO $$
DECLARE
  t text;
  shown text;
BEGIN
  FOR t, shown IN VALUES
    ('Job', 'id = ANY ((SELECT shared_jobs())::uuid[])'),
    ('HiringTeamMember', '"jobId" = ANY ((SELECT shared_jobs())::uuid[])'),
    ('Application', '"jobId" = ANY ((SELECT shared_jobs())::uuid[])'),
    ('Scorecard', '"jobId" = ANY ((SELECT shared_jobs())::uuid[])'),
    ('ScorecardDraft', '"jobId" = ANY ((SELECT shared_jobs())::uuid[])'),
    ('SavedView', '"jobId" = ANY ((SELECT shared_jobs())::uuid[])'),
    ('JudgeBatch', '"jobId" = ANY ((SELECT shared_jobs())::uuid[])'),
    ('JudgeBatchRow', 'EXISTS (SELECT FROM "JudgeBatch" o WHERE o.id = "batchId")'),
    ('ScorecardVersion', 'EXISTS (SELECT FROM "Scorecard" o WHERE o.id = "scorecardId")'),
    ('Criterion', 'EXISTS (SELECT FROM "ScorecardVersion" o WHERE o.id = "versionId")'),
    ('ScorecardStanding', 'EXISTS (SELECT FROM "ScorecardVersion" o WHERE o.id = "versionId")'),
    ('Answer', 'EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId")'),
    ('Decision', 'EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId")'),
    ('CandidateLetter', 'EXISTS (SELECT FROM "Decision" o WHERE o.id = "decisionId")'),
    ('StoredVerdict', 'EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId")'),
    ('Evaluation', 'EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId")'),
    ('CriterionAssessment', 'EXISTS (SELECT FROM "Evaluation" o WHERE o.id = "evaluationId")'),
    ('Evidence', 'EXISTS (SELECT FROM "CriterionAssessment" o WHERE o.id = "assessmentId")'),
    ('Candidate', 'EXISTS (SELECT FROM "Application" o WHERE o."organizationId" = "Candidate"."organizationId"
      AND o."candidateId" = "Candidate".id)'),
    ('CandidateAlias', 'EXISTS (SELECT FROM "Candidate" o WHERE o.id = "candidateId")'),
    ('CandidateWords', 'EXISTS (SELECT FROM "Candidate" o WHERE o.id = "candidateId")'),
    ('WorkStyleReading', 'EXISTS (SELECT FROM "Candidate" o WHERE o.id = "candidateId")'),
    ('Employee', 'EXISTS (SELECT FROM "Candidate" o WHERE o.id = "candidateId")'),
    ('Note', 'EXISTS (SELECT FROM "Candidate" o WHERE o.id = "candidateId")
      AND ("applicationId" IS NULL OR EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId"))'),
    ('Attachment', 'CASE WHEN "candidateId" IS NULL THEN "jobId" = ANY ((SELECT shared_jobs())::uuid[])
      ELSE EXISTS (SELECT FROM "Candidate" o WHERE o.id = "candidateId") END'),
    ('DocumentText', 'EXISTS (SELECT FROM "Attachment" o WHERE o.id = "attachmentId")'),
    -- Names of colleagues: who wrote a note, who is on a team.
    ('Member', 'true'),
    ('FormerMember', 'true'),
    -- Their own, whatever it is about.
    ('AuditEvent', '"actorId" = nullif(current_setting(''app.user_id'', true), '''')'),
    ('Confirmation', '"userId" = nullif(current_setting(''app.user_id'', true), '''')::uuid'),
    ('AgentTask', '"userId" = nullif(current_setting(''app.user_id'', true), '''')::uuid'),
    ('AgentUse', '"userId" = nullif(current_setting(''app.user_id'', true), '''')::uuid'),
    -- Read by pages that everybody has, and empty to them.
    ('AtsConnection', 'false'),
    ('AtsOption', 'false'),
    ('AtsPush', 'false'),
    ('CreditAccount', 'false'),
    ('ModelChoice', 'false')
  LOOP
    EXECUTE format('CREATE POLICY hiring_manager ON %I TO shortlist_hiring_manager
      USING ("organizationId" = (SELECT nullif(current_setting(''app.organization_id'', true), '''')::uuid) AND (%s))', t, shown);
    EXECUTE format('GRANT SELECT ON %I TO shortlist_hiring_manager', t);
  END LOOP;
END $$;

CREATE POLICY hiring_manager ON "Organization" FOR SELECT TO shortlist_hiring_manager
  USING (id = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT ON "Organization" TO shortlist_hiring_manager;
CREATE POLICY hiring_manager ON "User" FOR SELECT TO shortlist_hiring_manager
  USING (EXISTS (SELECT 1 FROM "Member" m WHERE m."userId" = "User".id)
    OR EXISTS (SELECT 1 FROM "FormerMember" f WHERE f."userId" = "User".id));
GRANT SELECT ("id", "name", "email") ON "User" TO shortlist_hiring_manager;
GRANT SELECT ("clientId", "name", "redirectUris", "createdAt") ON "OauthClient" TO shortlist_hiring_manager;

-- What they write: notes, and what any act leaves behind. An event is written and never read by them.
GRANT INSERT, UPDATE, DELETE ON "Note" TO shortlist_hiring_manager;
-- A note locks its candidate's row.
GRANT UPDATE ("updatedAt") ON "Candidate" TO shortlist_hiring_manager;
GRANT INSERT ON "AuditEvent" TO shortlist_hiring_manager;
GRANT INSERT, UPDATE ON "Confirmation", "AgentTask" TO shortlist_hiring_manager;
CREATE POLICY hiring_manager ON "OutboxEvent" FOR INSERT TO shortlist_hiring_manager
  WITH CHECK ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT INSERT ON "OutboxEvent" TO shortlist_hiring_manager;
