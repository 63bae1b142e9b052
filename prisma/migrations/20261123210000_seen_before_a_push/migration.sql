-- What the ATS had before a decision was sent: whether it changed since tells what an open application proves.
ALTER TABLE "AtsPush" ADD COLUMN "seenUpdatedAt" TIMESTAMPTZ;
