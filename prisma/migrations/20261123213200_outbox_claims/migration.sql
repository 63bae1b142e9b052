-- Who sends an event claims it for a while first, so that no row stays locked while the workflow engine is asked.
ALTER TABLE "OutboxEvent" ADD COLUMN "claimedUntil" TIMESTAMPTZ;
