-- What people have said about their own sex and race or ethnicity. The tenant's role has no privilege on it: imports
-- write it as shortlist_self_reports, which cannot read what was said, and only the report of impact ratios reads it,
-- as shortlist_impact, which reads nothing else.
CREATE TABLE "SelfReport" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "reportedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SelfReport_pkey" PRIMARY KEY ("organizationId", "candidateId", "kind")
);
ALTER TABLE "SelfReport" ADD CONSTRAINT "SelfReport_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
  login text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shortlist_self_reports', 'shortlist_impact'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL; -- Roles belong to the cluster: another database of it was migrated before, or is right now.
    END;
    FOREACH login IN ARRAY ARRAY['shortlist_app', current_user::text] LOOP
      IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = login) THEN
        IF current_setting('server_version_num')::int >= 160000 THEN
          EXECUTE format('GRANT %I TO %I WITH INHERIT FALSE, SET TRUE', name, login);
        ELSE
          EXECUTE format('GRANT %I TO %I', name, login);
        END IF;
      END IF;
    END LOOP;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', name);
  END LOOP;
END $$;

ALTER TABLE "SelfReport" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "SelfReport" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SelfReport" TO shortlist_self_reports, shortlist_impact
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
GRANT INSERT, DELETE, SELECT ("organizationId", "candidateId", "kind") ON "SelfReport" TO shortlist_self_reports;
GRANT SELECT ON "SelfReport" TO shortlist_impact;
