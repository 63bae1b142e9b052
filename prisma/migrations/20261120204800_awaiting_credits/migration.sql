-- Behind row-level security a comparison of enums cannot be looked up in an index (enum_eq is not leakproof), so that
-- counting what waits for credits read every application of the organization. An index of those alone holds them.
CREATE INDEX "Application_organizationId_awaiting_credits_idx" ON "Application" ("organizationId")
  WHERE "scoreStatus" = 'awaiting_credits';
