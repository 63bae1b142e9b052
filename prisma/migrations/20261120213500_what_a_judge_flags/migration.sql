-- A judge may find that a document gave it orders. What it says of that is kept with its verdicts, so that a rerun
-- from memory flags what the first run flagged.
ALTER TABLE "StoredVerdict" ADD COLUMN "flags" JSONB NOT NULL DEFAULT '[]';

-- An evaluation names the arithmetic it was totalled with, so that an old one is never checked against a newer one.
ALTER TABLE "Evaluation" ADD COLUMN "scoringVersion" TEXT NOT NULL DEFAULT '1';

-- What the team of one job lacks, in its own words; the organization's words stand in where it says nothing.
ALTER TABLE "Job" ADD COLUMN "teamNeeds" TEXT;
