-- PostgreSQL 18 makes uuids of version 7 itself. For 16 and 17: 48 bits of milliseconds over a random uuid, with the
-- version's two bits set (RFC 9562, 5.7). The built-in one of a later server comes first on the search path.
DO $$
BEGIN
  IF to_regprocedure('pg_catalog.uuidv7()') IS NULL THEN
    CREATE FUNCTION public.uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $f$
      SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
        52, 1), 53, 1), 'hex')::uuid $f$;
  END IF;
END $$;
