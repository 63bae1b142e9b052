-- Stored texts are translated by their sentences and values, beside the English that exports and the previous release
-- read. Texts from before stay as they are: sentences without values are translated by themselves.
ALTER TABLE "Application" ADD COLUMN "scoreReasonSaid" TEXT, ADD COLUMN "syncReasonSaid" TEXT;
ALTER TABLE "AtsConnection" ADD COLUMN "lastErrorSaid" TEXT;
ALTER TABLE "AtsPush" ADD COLUMN "waitsForSaid" TEXT;
ALTER TABLE "CandidateLetter" ADD COLUMN "reasonSaid" TEXT;
ALTER TABLE "CreditTransaction" ADD COLUMN "descriptionSaid" TEXT;
ALTER TABLE "CriterionAssessment" ADD COLUMN "reasonSaid" TEXT, ADD COLUMN "questionSaid" TEXT;
ALTER TABLE "ScorecardDraft" ADD COLUMN "failureSaid" TEXT;
GRANT UPDATE ("reasonSaid") ON "CandidateLetter" TO shortlist_tenant;
