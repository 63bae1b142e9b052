-- Records of an ATS that cannot be understood are left out one by one, and named on the connection's page.
CREATE TABLE "AtsLeftOut" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "connectionId" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "problem" TEXT NOT NULL,
    "problemSaid" TEXT,
    "leftOutAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AtsLeftOut_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "AtsLeftOut_organizationId_connectionId_resource_externalId_key"
  ON "AtsLeftOut"("organizationId", "connectionId", "resource", "externalId");
ALTER TABLE "AtsLeftOut" ADD CONSTRAINT "AtsLeftOut_organizationId_connectionId_fkey"
  FOREIGN KEY ("organizationId", "connectionId") REFERENCES "AtsConnection"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AtsLeftOut" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "AtsLeftOut" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AtsLeftOut" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "AtsLeftOut" TO shortlist_tenant;
