-- A closed job can be archived: lists of jobs leave it out, and its page stays.
ALTER TABLE "Job" ADD COLUMN "archivedAt" TIMESTAMPTZ;
