-- What a person has to settle with the ATS is counted on every page: an index of those alone (enum_eq is not leakproof,
-- so that behind row-level security no other can be used).
CREATE INDEX "Application_organizationId_unsettled_idx" ON "Application" ("organizationId")
  WHERE "atsSync" IN ('failed', 'unknown') OR "commentSync" IN ('failed', 'unknown');
