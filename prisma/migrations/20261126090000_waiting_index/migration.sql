-- An index on the status alone serves nobody: a comparison of enums may not go before row-level security. The few that
-- wait to be scored have one of their own.
DROP INDEX "Application_organizationId_scoreStatus_idx";
CREATE INDEX "Application_organizationId_waiting_idx" ON "Application" ("organizationId", "jobId")
  WHERE "scoreStatus" IN ('queued', 'processing');
