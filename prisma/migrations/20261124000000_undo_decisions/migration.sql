-- A decision waits before the ATS is told, so that it can be undone; how long is for the organization to say.
ALTER TABLE "Organization" ADD COLUMN "decisionUndoSeconds" INTEGER NOT NULL DEFAULT 15
  CHECK ("decisionUndoSeconds" BETWEEN 0 AND 120);
GRANT UPDATE ("decisionUndoSeconds") ON "Organization" TO shortlist_tenant;

ALTER TABLE "Decision"
  ADD COLUMN "leavesAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "undoneAt" TIMESTAMPTZ,
  ADD COLUMN "undoneBy" TEXT,
  ADD COLUMN "before" JSON;
-- A decision is written once; that it was undone is all that can be added to it.
GRANT UPDATE ("undoneAt", "undoneBy") ON "Decision" TO shortlist_tenant;

-- Whoever counts decisions can leave out those that were undone.
DROP VIEW reporting.decisions;
GRANT SELECT ("undoneAt") ON "Decision" TO shortlist_reporting;
GRANT CREATE ON SCHEMA reporting TO shortlist_reporting;
CREATE VIEW reporting.decisions AS
  SELECT "id", "organizationId" AS organization_id, "applicationId" AS application_id, "kind",
    "decidedBy" AS decided_by, "clientId" AS client_id, "createdAt" AS created_at, "undoneAt" AS undone_at
  FROM public."Decision";
GRANT SELECT ON reporting.decisions TO shortlist_sql;
ALTER VIEW reporting.decisions OWNER TO shortlist_reporting;
REVOKE CREATE ON SCHEMA reporting FROM shortlist_reporting;
