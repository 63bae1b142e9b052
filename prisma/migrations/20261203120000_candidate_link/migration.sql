-- The address of a page about a candidate, as a recruiter gave it; erased with the person.
ALTER TABLE "Candidate" ADD COLUMN "link" TEXT;

CREATE OR REPLACE FUNCTION stay_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."fullName" := OLD."fullName";
  NEW.email := NULL;
  NEW.phone := NULL;
  NEW.location := NULL;
  NEW.headline := NULL;
  NEW.link := NULL;
  NEW.corrections := NULL;
  NEW."erasedAt" := OLD."erasedAt";
  RETURN NEW;
END $$;
