-- What a description asks for and a draft does not is told, so that a person can add it.
ALTER TABLE "ScorecardDraft" ADD COLUMN "leftOut" JSONB NOT NULL DEFAULT '[]';
