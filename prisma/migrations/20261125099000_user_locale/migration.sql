-- The language that somebody reads pages in, for the mail that is written to them.
ALTER TABLE "User" ADD COLUMN "locale" TEXT;
