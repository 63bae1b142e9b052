-- The wall between organizations, held by PostgreSQL itself.
--
--   shortlist_tenant    business tables of the one organization named by app.organization_id
--   shortlist_identity  users, sessions, OAuth, memberships: what must be known before the organization is
--   shortlist_relay     the outbox of every organization (ids and event names only)
--
-- None can log in and none bypasses row-level security. The application's login inherits the identity role and
-- steps into the others inside a transaction (SET LOCAL ROLE).

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shortlist_tenant', 'shortlist_identity', 'shortlist_relay'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL; -- Roles belong to the cluster: another database of it was migrated before, or is right now.
    END;
  END LOOP;
END $$;

DO $$
DECLARE
  login text;
BEGIN
  FOREACH login IN ARRAY ARRAY['shortlist_app', current_user::text] LOOP
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = login) THEN
      IF current_setting('server_version_num')::int >= 160000 THEN
        EXECUTE format('GRANT shortlist_identity TO %I WITH INHERIT TRUE, SET TRUE', login);
        EXECUTE format('GRANT shortlist_tenant, shortlist_relay TO %I WITH INHERIT FALSE, SET TRUE', login);
      ELSE
        EXECUTE format('GRANT shortlist_identity, shortlist_tenant, shortlist_relay TO %I', login);
      END IF;
    END IF;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO shortlist_tenant, shortlist_identity, shortlist_relay;

-- Every table with organizationId: shown and written only for the organization of the transaction.
DO $$
DECLARE
  t text;
BEGIN
  FOR t IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'organizationId'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY tenant ON %I TO shortlist_tenant
         USING ("organizationId" = nullif(current_setting(''app.organization_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;

-- History is written once.
REVOKE UPDATE, DELETE ON
  "AuditEvent", "CreditTransaction", "CriterionAssessment", "Criterion", "Decision", "Evaluation", "Evidence",
  "ScorecardVersion", "StoredVerdict", "AiUsage"
FROM shortlist_tenant;

-- Members are read by the tenant, changed by identity.
REVOKE INSERT, UPDATE, DELETE ON "Member", "Invitation" FROM shortlist_tenant;

ALTER TABLE "Organization" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Organization" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Organization" TO shortlist_tenant
  USING (id = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT ON "Organization" TO shortlist_tenant;
GRANT UPDATE ("name", "values", "teamNeeds", "confirmationPolicy", "lastCandidateNumber")
  ON "Organization" TO shortlist_tenant;

-- A tenant may know its own members by name, and agents by what they call themselves; nothing else of them.
ALTER TABLE "User" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "User" FORCE ROW LEVEL SECURITY;
CREATE POLICY members ON "User" FOR SELECT TO shortlist_tenant
  USING (EXISTS (SELECT 1 FROM "Member" m WHERE m."userId" = "User".id));
GRANT SELECT ("id", "name", "email") ON "User" TO shortlist_tenant;
GRANT SELECT ("clientId", "name", "redirectUris", "createdAt") ON "OauthClient" TO shortlist_tenant;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['User', 'Organization', 'Member', 'Invitation'] LOOP
    EXECUTE format('CREATE POLICY identity ON %I TO shortlist_identity USING (true)', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY[
    'User', 'Session', 'Account', 'Verification', 'RateLimit', 'Jwks', 'Organization', 'Member', 'Invitation',
    'OauthClient', 'OauthResource', 'OauthClientResource', 'OauthAccessToken', 'OauthRefreshToken',
    'OauthConsent', 'OauthClientAssertion'
  ] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_identity', t);
  END LOOP;
END $$;

CREATE POLICY relay ON "OutboxEvent" TO shortlist_relay USING (true);
GRANT SELECT, UPDATE, DELETE ON "OutboxEvent" TO shortlist_relay;
CREATE INDEX "OutboxEvent_unsent" ON "OutboxEvent" ("createdAt") WHERE "sentAt" IS NULL;

-- A candidate's number: dense within the organization, given in the inserting transaction.
CREATE FUNCTION give_candidate_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number = 0 THEN
    UPDATE "Organization" SET "lastCandidateNumber" = "lastCandidateNumber" + 1
      WHERE id = NEW."organizationId" RETURNING "lastCandidateNumber" INTO NEW.number;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER give_candidate_number BEFORE INSERT ON "Candidate"
  FOR EACH ROW EXECUTE FUNCTION give_candidate_number();

ALTER TABLE "CreditAccount" ADD CONSTRAINT "CreditAccount_not_overdrawn" CHECK (balance >= 0);
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_one_owner" CHECK (num_nonnulls("candidateId", "jobId") = 1);
ALTER TABLE "Application" ADD CONSTRAINT "Application_overall_range" CHECK (overall BETWEEN 0 AND 100);

-- Posting lists are bytes already packed: no compression, so that a slice can be read without unpacking.
ALTER TABLE "PostingList" ALTER COLUMN ids SET STORAGE EXTERNAL, ALTER COLUMN impacts SET STORAGE EXTERNAL;
