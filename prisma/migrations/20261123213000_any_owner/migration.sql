-- An owner that could read everything, and was no superuser, gave the views away before granting: PostgreSQL only
-- warned, and shortlist_sql reads nothing. Granted again by the role that owns them.
DO $$
BEGIN
  PERFORM set_config('role', 'shortlist_reporting', true);
  GRANT SELECT ON ALL TABLES IN SCHEMA reporting TO shortlist_sql;
  PERFORM set_config('role', 'none', true);
END $$;
