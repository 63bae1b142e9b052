-- Moving somebody to another stage is a decision like the others: it waits, can be undone, and the ATS is told of it.
ALTER TYPE "DecisionKind" ADD VALUE 'move';
ALTER TABLE "Decision" ADD COLUMN "stage" TEXT, ADD COLUMN "targetStageId" TEXT;
ALTER TABLE "Job" ADD COLUMN "stages" TEXT[] NOT NULL DEFAULT ARRAY['Applied', 'Screen', 'Interview', 'Offer']::TEXT[];
