-- What a CV says of languages, roles, studies, certificates and places, each with the line that shows it, for searches by
-- facts. Their keys are among the words. Filled when a CV is indexed; an hourly job requests that for those indexed before.
ALTER TABLE "CandidateWords" ADD COLUMN "facts" JSONB;
