-- Who belonged to an organization once: what they decided and wrote there keeps their name.
CREATE TABLE "FormerMember" (
    "organizationId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "leftAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerMember_pkey" PRIMARY KEY ("organizationId", "userId")
);
CREATE INDEX "FormerMember_userId_idx" ON "FormerMember"("userId");
ALTER TABLE "FormerMember" ADD CONSTRAINT "FormerMember_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "FormerMember" ADD CONSTRAINT "FormerMember_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "FormerMember" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "FormerMember" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "FormerMember" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
CREATE POLICY identity ON "FormerMember" TO shortlist_identity USING (true);
GRANT SELECT ON "FormerMember" TO shortlist_tenant;
GRANT SELECT, INSERT, UPDATE, DELETE ON "FormerMember" TO shortlist_identity;

ALTER POLICY members ON "User" USING (
  EXISTS (SELECT 1 FROM "Member" m WHERE m."userId" = "User".id)
  OR EXISTS (SELECT 1 FROM "FormerMember" f WHERE f."userId" = "User".id));
