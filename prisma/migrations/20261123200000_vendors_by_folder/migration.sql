-- Which systems can be connected is told by the folders of lib/ats/vendors: another one needs no migration.
DROP VIEW reporting.ats_connections;
ALTER TABLE "AtsConnection" ALTER COLUMN "provider" TYPE text USING "provider"::text;
DROP TYPE "AtsProvider";

-- The view as it was (20261120203100_reporting).
GRANT CREATE ON SCHEMA reporting TO shortlist_reporting;
CREATE VIEW reporting.ats_connections AS
  SELECT "id", "organizationId" AS organization_id, "provider", "name", "status", "simulated",
    "lastSyncedAt" AS last_synced_at, "createdAt" AS created_at
  FROM public."AtsConnection";
GRANT SELECT ON reporting.ats_connections TO shortlist_sql;
ALTER VIEW reporting.ats_connections OWNER TO shortlist_reporting;
REVOKE CREATE ON SCHEMA reporting FROM shortlist_reporting;
