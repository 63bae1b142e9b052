-- Why a decision is not told yet, and when it is tried again: for whoever waits for it.
ALTER TABLE "AtsPush" ADD COLUMN "waitsFor" TEXT, ADD COLUMN "retryAt" TIMESTAMPTZ;
