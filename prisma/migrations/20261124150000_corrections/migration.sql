-- What recruiters changed of a person's name, e-mail address or phone number.
ALTER TABLE "Candidate" ADD COLUMN "corrections" JSONB;

-- The values that were replaced are theirs, too.
CREATE OR REPLACE FUNCTION stay_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."fullName" := OLD."fullName";
  NEW.email := NULL;
  NEW.phone := NULL;
  NEW.location := NULL;
  NEW.headline := NULL;
  NEW.corrections := NULL;
  NEW."erasedAt" := OLD."erasedAt";
  RETURN NEW;
END $$;
