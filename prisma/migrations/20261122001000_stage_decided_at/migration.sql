-- Where an application was in the ATS when it was decided on, so that a move made there meanwhile is seen.
ALTER TABLE "Application" ADD COLUMN "stageExternalId" TEXT;
ALTER TABLE "Decision" ADD COLUMN "stageExternalId" TEXT;
ALTER TABLE "AtsPush" ADD COLUMN "stageExternalId" TEXT;
UPDATE "Application" a SET "stageExternalId" = o."externalId"
FROM "Job" j, "AtsOption" o
WHERE j."organizationId" = a."organizationId" AND j.id = a."jobId"
  AND o."organizationId" = a."organizationId" AND o."connectionId" = a."atsConnectionId" AND o.kind = 'stage'
  AND o."jobExternalId" = j."externalId" AND o.name = a.stage;
