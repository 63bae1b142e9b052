-- What members corrected of a document's profile, beside the profile as it was read.
ALTER TABLE "DocumentText" ADD COLUMN "corrections" JSONB;
