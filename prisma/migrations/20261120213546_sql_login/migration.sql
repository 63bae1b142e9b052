-- Administrators' statements come in by a login of their own, which may play shortlist_sql and no other role: in the
-- application's session a statement that named another role would have been that role.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'shortlist_sql_login') THEN
    GRANT shortlist_sql TO shortlist_sql_login WITH INHERIT FALSE, SET TRUE;
  END IF;
END $$;
