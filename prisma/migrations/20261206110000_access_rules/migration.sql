-- What an organization asks of sessions, and where its people and agents may call from.
ALTER TABLE "Organization"
  ADD COLUMN "secondStepRequired" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "sessionHours" INTEGER CHECK ("sessionHours" BETWEEN 1 AND 336),
  ADD COLUMN "idleMinutes" INTEGER CHECK ("idleMinutes" BETWEEN 15 AND 20160),
  ADD COLUMN "ipRanges" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "ipRangesForAgents" BOOLEAN NOT NULL DEFAULT false;
GRANT UPDATE ("secondStepRequired", "sessionHours", "idleMinutes", "ipRanges", "ipRangesForAgents")
  ON "Organization" TO shortlist_tenant;
