-- How often something of an organization has changed, for open pages to notice.
CREATE TABLE "ChangeCount" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "work" INTEGER NOT NULL DEFAULT 0,
    "approvals" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ChangeCount_pkey" PRIMARY KEY ("organizationId")
);
ALTER TABLE "ChangeCount" ADD CONSTRAINT "ChangeCount_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ChangeCount" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ChangeCount" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ChangeCount" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE ON "ChangeCount" TO shortlist_tenant;
-- An instance asks for all organizations whose pages it has open with one statement.
CREATE POLICY relay ON "ChangeCount" TO shortlist_relay USING (true);
GRANT SELECT ON "ChangeCount" TO shortlist_relay;
