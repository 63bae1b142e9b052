-- An organization's own identity providers, which may vouch for agents and people instead of a consent (the
-- Enterprise-Managed Authorization extension of MCP).
CREATE TABLE "IdentityProvider" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "issuer" TEXT NOT NULL,
    "tenant" TEXT NOT NULL,
    "jwksUri" TEXT NOT NULL,
    "clientIds" TEXT[],
    "readGroups" TEXT[],
    "writeGroups" TEXT[],
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdentityProvider_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "IdentityProvider_organizationId_id_key" ON "IdentityProvider"("organizationId", "id");
CREATE UNIQUE INDEX "IdentityProvider_organizationId_issuer_tenant_key" ON "IdentityProvider"("organizationId", "issuer", "tenant");
CREATE INDEX "IdentityProvider_issuer_idx" ON "IdentityProvider"("issuer");
ALTER TABLE "IdentityProvider" ADD CONSTRAINT "IdentityProvider_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "IdentityLink" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "providerId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "IdentityLink_pkey" PRIMARY KEY ("providerId", "subject")
);
CREATE INDEX "IdentityLink_organizationId_userId_idx" ON "IdentityLink"("organizationId", "userId");
ALTER TABLE "IdentityLink" ADD CONSTRAINT "IdentityLink_organizationId_providerId_fkey"
  FOREIGN KEY ("organizationId", "providerId") REFERENCES "IdentityProvider"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "IdentityLink" ADD CONSTRAINT "IdentityLink_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId") REFERENCES "Member"("organizationId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a provider vouched for goes with it.
ALTER TABLE "OauthConsent" ADD COLUMN "identityProviderId" UUID;
CREATE INDEX "OauthConsent_identityProviderId_idx" ON "OauthConsent"("identityProviderId");
ALTER TABLE "OauthConsent" ADD CONSTRAINT "OauthConsent_identityProviderId_fkey"
  FOREIGN KEY ("identityProviderId") REFERENCES "IdentityProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "OauthAccessToken" ADD COLUMN "identityProviderId" UUID;
CREATE INDEX "OauthAccessToken_identityProviderId_idx" ON "OauthAccessToken"("identityProviderId");
ALTER TABLE "OauthAccessToken" ADD CONSTRAINT "OauthAccessToken_identityProviderId_fkey"
  FOREIGN KEY ("identityProviderId") REFERENCES "IdentityProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['IdentityProvider', 'IdentityLink'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO shortlist_tenant
      USING ("organizationId" = nullif(current_setting(''app.organization_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO shortlist_tenant', t);
    -- A token is asked for before the organization is known.
    EXECUTE format('CREATE POLICY identity ON %I TO shortlist_identity USING (true)', t);
  END LOOP;
END $$;
-- Locked while a token is issued, so that removing the provider waits and ends that, too.
GRANT SELECT, UPDATE ON "IdentityProvider" TO shortlist_identity;
GRANT SELECT, INSERT ON "IdentityLink" TO shortlist_identity;
