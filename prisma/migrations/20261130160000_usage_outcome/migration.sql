-- What became of each request to a language model, so that administrators see what its provider refuses.
ALTER TABLE "AiUsage" ADD COLUMN "outcome" TEXT NOT NULL DEFAULT 'answered', ADD COLUMN "said" TEXT;
