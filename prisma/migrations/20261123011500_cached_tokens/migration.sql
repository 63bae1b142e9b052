-- Providers charge less for what a prompt begins with and they had cached.
ALTER TABLE "AiUsage" ADD COLUMN "cachedInputTokens" INTEGER NOT NULL DEFAULT 0;
