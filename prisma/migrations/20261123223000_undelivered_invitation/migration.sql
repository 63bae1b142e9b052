ALTER TABLE "Invitation" ADD COLUMN "undeliveredAt" TIMESTAMPTZ;
