-- What a service administrator may read by SQL: views of every organization that hold no secret, no document text
-- and no candidate's name, contact or words.
--
--   shortlist_reporting  owns the views and may read the columns they are made of, and no other
--   shortlist_sql        may read the views, and nothing they are made of
--
-- Neither can log in. The application's login steps into shortlist_sql for one read-only transaction.

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shortlist_reporting', 'shortlist_sql'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', name);
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
        EXECUTE format('GRANT shortlist_sql TO %I WITH INHERIT FALSE, SET TRUE', login);
      ELSE
        EXECUTE format('GRANT shortlist_sql TO %I', login);
      END IF;
    END IF;
  END LOOP;
  -- Whoever migrates gives the views away.
  IF current_setting('server_version_num')::int >= 160000 THEN
    EXECUTE format('GRANT shortlist_reporting TO %I WITH INHERIT FALSE, SET TRUE', current_user);
  ELSE
    EXECUTE format('GRANT shortlist_reporting TO %I', current_user);
  END IF;
END $$;

CREATE SCHEMA reporting;
GRANT USAGE ON SCHEMA public TO shortlist_reporting;
GRANT USAGE, CREATE ON SCHEMA reporting TO shortlist_reporting;
GRANT USAGE ON SCHEMA reporting TO shortlist_sql;

-- A view for each: its table, and what it shows as column and name. Row-level security lets its owner read all rows.
DO $$
DECLARE
  shown record;
  col text;
  cols text[];
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('organizations', 'Organization', 'id, name, slug, confirmationPolicy, createdAt'),
    ('members', 'Member', 'organizationId, userId, role, createdAt'),
    ('users', 'User', 'id, name, email, emailVerified, serviceAdministrator, createdAt'),
    ('invitations', 'Invitation', 'id, organizationId, email, role, status, inviterId, expiresAt, createdAt'),
    ('jobs', 'Job', 'id, organizationId, title, status, employmentType, atsConnectionId, createdAt, updatedAt'),
    ('scorecards', 'Scorecard', 'id, organizationId, jobId, currentVersionId, createdAt'),
    ('scorecard_versions', 'ScorecardVersion',
      'id, organizationId, scorecardId, version, shortlistFrom, declineBelow, rediscovery, blindReview, publishedAt'),
    ('candidates', 'Candidate',
      'id, organizationId, number, source, atsConnectionId, optedOutAt, erasedAt, createdAt'),
    ('applications', 'Application',
      'id, organizationId, jobId, candidateId, number, stage, disposition, decidedAt, scoreStatus, verification, '
      'source, internal, atsSync, commentSync, overall, hardSkills, softSkills, cultureFit, teamFit, appliedAt, '
      'createdAt, updatedAt'),
    ('evaluations', 'Evaluation',
      'id, organizationId, applicationId, scorecardVersionId, judge, judgeVersion, overall, low, high, createdAt'),
    ('decisions', 'Decision', 'id, organizationId, applicationId, kind, decidedBy, clientId, createdAt'),
    ('attachments', 'Attachment',
      'id, organizationId, candidateId, jobId, kind, mediaType, size, readStatus, createdAt'),
    ('credit_accounts', 'CreditAccount', 'organizationId, balance, updatedAt'),
    ('credit_transactions', 'CreditTransaction',
      'id, organizationId, kind, amount, balanceAfter, subjectId, createdAt'),
    ('ai_usage', 'AiUsage', 'id, organizationId, task, model, inputTokens, outputTokens, costMicros, createdAt'),
    ('ats_connections', 'AtsConnection',
      'id, organizationId, provider, name, status, simulated, lastSyncedAt, createdAt'),
    ('agents', 'OauthClient', 'clientId, name, disabled, createdAt'),
    ('agent_grants', 'OauthConsent', 'id, clientId, userId, referenceId, scopes, createdAt, updatedAt')
  ) AS v (name, source, columns)
  LOOP
    cols := string_to_array(shown.columns, ', ');
    EXECUTE format('GRANT SELECT (%s) ON %I TO shortlist_reporting',
      (SELECT string_agg(format('%I', c), ', ') FROM unnest(cols) c), shown.source);
    EXECUTE format('CREATE VIEW reporting.%I AS SELECT %s FROM public.%I', shown.name,
      (SELECT string_agg(format('%I AS %I', c,
        CASE c WHEN 'referenceId' THEN 'organization_id'
          ELSE lower(regexp_replace(c, '([A-Z])', '_\1', 'g')) END), ', ') FROM unnest(cols) c), shown.source);
    EXECUTE format('ALTER VIEW reporting.%I OWNER TO shortlist_reporting', shown.name);
    EXECUTE format('GRANT SELECT ON reporting.%I TO shortlist_sql', shown.name);
    IF (SELECT relrowsecurity FROM pg_class WHERE oid = format('public.%I', shown.source)::regclass) THEN
      EXECUTE format('CREATE POLICY reporting ON %I FOR SELECT TO shortlist_reporting USING (true)', shown.source);
    END IF;
  END LOOP;
END $$;

-- Of the audit trail: what happened, and of an agent's call which tool, how it went and how long it took.
GRANT SELECT ("id", "organizationId", "name", "actorKind", "actorId", "clientId", "subjectId", "particulars",
  "createdAt") ON "AuditEvent" TO shortlist_reporting;
CREATE POLICY reporting ON "AuditEvent" FOR SELECT TO shortlist_reporting USING (true);
CREATE VIEW reporting.audit_events AS
  SELECT "id", "organizationId" AS organization_id, "name", "actorKind" AS actor_kind, "actorId" AS actor_id,
    "clientId" AS client_id, "subjectId" AS subject_id,
    CASE WHEN "name" = 'agent.called' THEN "particulars" ->> 'tool' END AS tool,
    CASE WHEN "name" = 'agent.called' THEN "particulars" ->> 'outcome' END AS outcome,
    CASE WHEN "name" = 'agent.called' THEN ("particulars" ->> 'durationMs')::int END AS duration_ms,
    "createdAt" AS created_at
  FROM public."AuditEvent";
ALTER VIEW reporting.audit_events OWNER TO shortlist_reporting;
GRANT SELECT ON reporting.audit_events TO shortlist_sql;

-- What there is to read, for whoever writes the next query.
CREATE VIEW reporting.columns AS
  SELECT c.relname::text AS view_name, a.attname::text AS column_name, format_type(a.atttypid, NULL) AS data_type
  FROM pg_catalog.pg_attribute a
  JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'reporting' AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attnum;
ALTER VIEW reporting.columns OWNER TO shortlist_reporting;
GRANT SELECT ON reporting.columns TO shortlist_sql;

REVOKE CREATE ON SCHEMA reporting FROM shortlist_reporting;
