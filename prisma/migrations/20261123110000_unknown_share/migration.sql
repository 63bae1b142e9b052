-- A score says how much of 100 the documents say nothing about.
ALTER TABLE "Evaluation" ADD COLUMN "unknown" DOUBLE PRECISION;
