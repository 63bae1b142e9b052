-- The whole pool, and all applications, best first: read off an index instead of sorting a million rows for each page.
CREATE INDEX "Application_organizationId_best_first_idx" ON "Application" ("organizationId", overall DESC NULLS LAST, id DESC);
