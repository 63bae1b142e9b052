-- What a description leaves open is asked of a person, apart from what was left out of its draft.
ALTER TABLE "ScorecardDraft" ADD COLUMN "asked" JSONB NOT NULL DEFAULT '[]';
