-- The custom fields of a person in the ATS, as it shows them; erased with the person.
ALTER TABLE "Candidate" ADD COLUMN "atsFields" JSON;

CREATE OR REPLACE FUNCTION stay_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."fullName" := OLD."fullName";
  NEW.email := NULL;
  NEW.phone := NULL;
  NEW.location := NULL;
  NEW.headline := NULL;
  NEW.link := NULL;
  NEW."atsFields" := NULL;
  NEW.corrections := NULL;
  NEW."erasedAt" := OLD."erasedAt";
  RETURN NEW;
END $$;
