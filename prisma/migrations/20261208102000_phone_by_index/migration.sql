-- PostgreSQL replaces a call of a function in SQL by its body, whose operators are not known not to leak: row-level
-- security then kept it from looking up a number in the index, and every number in the organization was read. A function
-- in PL/pgSQL stays a call. Its result is the same, so the index stays as it is.
CREATE OR REPLACE FUNCTION phone_key(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN substring(regexp_replace(phone, '\D', '', 'g') FROM '.{8}$');
END $$;
DO $$
BEGIN
  ALTER FUNCTION phone_key(text) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;
