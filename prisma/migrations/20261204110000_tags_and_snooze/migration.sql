-- An organization's own words on an application, and until when it is hidden from the list of the undecided.
ALTER TABLE "Application"
  ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "snoozedUntil" TIMESTAMPTZ,
  ADD COLUMN "snoozedRevision" INTEGER;
