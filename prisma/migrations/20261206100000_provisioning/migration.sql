-- People and groups that an organization's directory provisions by SCIM 2.0 (RFC 7643, RFC 7644).
CREATE TABLE "ProvisionedPerson" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "userId" UUID NOT NULL,
    "userName" TEXT NOT NULL,
    "externalId" TEXT,
    "givenName" TEXT,
    "familyName" TEXT,
    "displayName" TEXT,
    "active" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "ProvisionedPerson_pkey" PRIMARY KEY ("organizationId", "userId")
);
CREATE INDEX "ProvisionedPerson_userId_idx" ON "ProvisionedPerson"("userId");
-- RFC 7643 §4.1: in any case of its letters.
CREATE UNIQUE INDEX "ProvisionedPerson_userName_key" ON "ProvisionedPerson"("organizationId", lower("userName"));
ALTER TABLE "ProvisionedPerson" ADD CONSTRAINT "ProvisionedPerson_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ProvisionedPerson" ADD CONSTRAINT "ProvisionedPerson_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ProvisionedGroup" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "displayName" TEXT NOT NULL,
    "externalId" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "ProvisionedGroup_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ProvisionedGroup_organizationId_id_key" ON "ProvisionedGroup"("organizationId", "id");
CREATE UNIQUE INDEX "ProvisionedGroup_organizationId_displayName_key" ON "ProvisionedGroup"("organizationId", "displayName");
ALTER TABLE "ProvisionedGroup" ADD CONSTRAINT "ProvisionedGroup_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "GroupMembership" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "groupId" UUID NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "GroupMembership_pkey" PRIMARY KEY ("groupId", "userId")
);
CREATE INDEX "GroupMembership_organizationId_userId_idx" ON "GroupMembership"("organizationId", "userId");
ALTER TABLE "GroupMembership" ADD CONSTRAINT "GroupMembership_organizationId_groupId_fkey"
  FOREIGN KEY ("organizationId", "groupId") REFERENCES "ProvisionedGroup"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GroupMembership" ADD CONSTRAINT "GroupMembership_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId") REFERENCES "ProvisionedPerson"("organizationId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ProvisioningToken" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "digest" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ,

    CONSTRAINT "ProvisioningToken_pkey" PRIMARY KEY ("organizationId")
);
CREATE UNIQUE INDEX "ProvisioningToken_digest_key" ON "ProvisioningToken"("digest");
ALTER TABLE "ProvisioningToken" ADD CONSTRAINT "ProvisioningToken_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['ProvisionedPerson', 'ProvisionedGroup', 'GroupMembership', 'ProvisioningToken'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO shortlist_tenant
      USING ("organizationId" = nullif(current_setting(''app.organization_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;
-- A directory's token says which organization it is for.
CREATE POLICY identity ON "ProvisioningToken" TO shortlist_identity USING (true);
GRANT SELECT, UPDATE ("usedAt") ON "ProvisioningToken" TO shortlist_identity;
