-- People sign in through their organization's identity provider, for addresses of domains that it has proved.
CREATE TABLE "SignInProvider" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "providerId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "secretKeyId" TEXT NOT NULL,
    "groupRoles" JSON NOT NULL,
    "otherRole" TEXT,
    "testedAt" TIMESTAMPTZ,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "required" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SignInProvider_pkey" PRIMARY KEY ("organizationId"),
    CONSTRAINT "SignInProvider_tested_before_on" CHECK (NOT enabled OR "testedAt" IS NOT NULL)
);
CREATE UNIQUE INDEX "SignInProvider_organizationId_providerId_key" ON "SignInProvider"("organizationId", "providerId");
ALTER TABLE "SignInProvider" ADD CONSTRAINT "SignInProvider_organizationId_providerId_fkey"
  FOREIGN KEY ("organizationId", "providerId") REFERENCES "IdentityProvider"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "EmailDomain" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "domain" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "verifiedAt" TIMESTAMPTZ,

    CONSTRAINT "EmailDomain_pkey" PRIMARY KEY ("organizationId", "domain")
);
ALTER TABLE "EmailDomain" ADD CONSTRAINT "EmailDomain_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Whoever proves a domain first has it: an address leads to one organization.
CREATE UNIQUE INDEX "EmailDomain_verified_key" ON "EmailDomain"("domain") WHERE "verifiedAt" IS NOT NULL;

-- The provider that a session was opened through, which ends with it, and whether a second step was taken.
ALTER TABLE "Session" ADD COLUMN "identityProviderId" UUID, ADD COLUMN "secondStep" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "Session_identityProviderId_idx" ON "Session"("identityProviderId");
ALTER TABLE "Session" ADD CONSTRAINT "Session_identityProviderId_fkey"
  FOREIGN KEY ("identityProviderId") REFERENCES "IdentityProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['SignInProvider', 'EmailDomain'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO shortlist_tenant
      USING ("organizationId" = nullif(current_setting(''app.organization_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
    -- An address is typed before the organization is known.
    EXECUTE format('CREATE POLICY identity ON %I FOR SELECT TO shortlist_identity USING (true)', t);
    EXECUTE format('GRANT SELECT ON %I TO shortlist_identity', t);
  END LOOP;
END $$;
-- One that vouches for agents may begin or cease to do so while people sign in through it.
GRANT UPDATE ("jwksUri", "clientIds", "readGroups", "writeGroups") ON "IdentityProvider" TO shortlist_tenant;
