-- What a merge moved to the candidate that was kept, so that it can be taken back.
ALTER TABLE "CandidateAlias" ADD COLUMN "moved" JSONB;
