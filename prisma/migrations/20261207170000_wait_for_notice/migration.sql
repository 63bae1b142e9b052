-- Evaluations wait for the ten business days of a notice for New York City (6 RCNY § 5-304), unless switched off.
ALTER TABLE "Organization" ADD COLUMN "waitForNotice" BOOLEAN NOT NULL DEFAULT true;
GRANT UPDATE ("waitForNotice") ON "Organization" TO shortlist_tenant;
ALTER TABLE "Application" ADD COLUMN "noticeDay" DATE;
CREATE INDEX "Application_organizationId_noticeDay_idx" ON "Application"("organizationId", "noticeDay") WHERE "noticeDay" IS NOT NULL;
