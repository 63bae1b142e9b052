-- Not kept in the history: the text of 20261123200000 with its last grant behind the giving away, as 20261120203100 had it.
DROP VIEW reporting.ats_connections;
ALTER TABLE "AtsConnection" ALTER COLUMN "provider" TYPE text USING "provider"::text;
DROP TYPE "AtsProvider";
GRANT CREATE ON SCHEMA reporting TO shortlist_reporting;
CREATE VIEW reporting.ats_connections AS
  SELECT "id", "organizationId" AS organization_id, "provider", "name", "status", "simulated",
    "lastSyncedAt" AS last_synced_at, "createdAt" AS created_at
  FROM public."AtsConnection";
ALTER VIEW reporting.ats_connections OWNER TO shortlist_reporting;
GRANT SELECT ON reporting.ats_connections TO shortlist_sql;
REVOKE CREATE ON SCHEMA reporting FROM shortlist_reporting;
