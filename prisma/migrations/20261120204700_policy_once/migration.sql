-- The same wall, asked about once a statement and no longer once a row: a subquery without a row of its own is worked
-- out before the scan.
DO $$
DECLARE
  t text;
BEGIN
  FOR t IN
    SELECT c.relname FROM pg_policy p
    JOIN pg_class c ON c.oid = p.polrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organizationId' AND NOT a.attisdropped
    WHERE n.nspname = 'public' AND p.polname = 'tenant'
      AND pg_get_expr(p.polqual, p.polrelid) =
        '("organizationId" = (NULLIF(current_setting(''app.organization_id''::text, true), ''''::text))::uuid)'
  LOOP
    EXECUTE format(
      'ALTER POLICY tenant ON public.%I
         USING ("organizationId" = (SELECT nullif(current_setting(''app.organization_id'', true), '''')::uuid))', t);
  END LOOP;
END $$;
