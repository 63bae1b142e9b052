-- For how many months without activity an organization keeps candidates, from when on others are erased, and who said so.
ALTER TABLE "Organization"
  ADD COLUMN "retentionMonths" INTEGER CHECK ("retentionMonths" BETWEEN 6 AND 120),
  ADD COLUMN "retentionFrom" TIMESTAMPTZ,
  ADD COLUMN "retentionChosenBy" TEXT;
GRANT UPDATE ("retentionMonths", "retentionFrom", "retentionChosenBy") ON "Organization" TO shortlist_tenant;
