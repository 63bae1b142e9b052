-- The generated draft that a version came of: publishing the draft again would undo what was changed since.
ALTER TABLE "ScorecardVersion" ADD COLUMN "draftId" UUID;
