-- When an application entered each stage: written by a trigger, so that a decision, a sync and an import count alike.
CREATE TABLE "StageEntry" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "applicationId" UUID NOT NULL,
    "stage" TEXT NOT NULL,
    "enteredAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StageEntry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "StageEntry_organizationId_applicationId_enteredAt_idx"
  ON "StageEntry"("organizationId", "applicationId", "enteredAt");
ALTER TABLE "StageEntry" ADD CONSTRAINT "StageEntry_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of applications there are already: the last move to their stage made here, or when they were made.
INSERT INTO "StageEntry" ("organizationId", "applicationId", stage, "enteredAt")
SELECT a."organizationId", a.id, a.stage, coalesce((
    SELECT max(d."createdAt") FROM "Decision" d
    WHERE d."organizationId" = a."organizationId" AND d."applicationId" = a.id AND d.kind = 'move'
      AND d.stage = a.stage AND d."undoneAt" IS NULL), least(a."appliedAt", a."createdAt"))
FROM "Application" a;

ALTER TABLE "StageEntry" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "StageEntry" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "StageEntry" TO shortlist_tenant
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid));
GRANT SELECT, INSERT ON "StageEntry" TO shortlist_tenant;
CREATE POLICY hiring_manager ON "StageEntry" FOR SELECT TO shortlist_hiring_manager
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND EXISTS (SELECT FROM "Application" o WHERE o.id = "applicationId"));
GRANT SELECT ON "StageEntry" TO shortlist_hiring_manager;

CREATE FUNCTION enter_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StageEntry" ("organizationId", "applicationId", stage, "enteredAt")
  VALUES (NEW."organizationId", NEW.id, NEW.stage,
    CASE WHEN TG_OP = 'INSERT' THEN least(NEW."appliedAt", now()) ELSE clock_timestamp() END);
  RETURN NULL;
END $$;
CREATE TRIGGER enter_stage AFTER INSERT ON "Application" FOR EACH ROW EXECUTE FUNCTION enter_stage();
CREATE TRIGGER enter_other_stage AFTER UPDATE OF stage ON "Application" FOR EACH ROW
  WHEN (OLD.stage IS DISTINCT FROM NEW.stage) EXECUTE FUNCTION enter_stage();
