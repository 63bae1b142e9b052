-- One open invitation for an address in an organization: inviting again renews it.
CREATE UNIQUE INDEX "Invitation_open" ON "Invitation" ("organizationId", "email") WHERE status = 'pending';

-- Names as people type them find the organization they mean.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "Organization_name_trigrams" ON "Organization" USING gin (lower("name") gin_trgm_ops);
