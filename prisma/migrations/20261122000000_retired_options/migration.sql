-- Stages and rejection reasons an ATS no longer has stay for what names them, and are not offered any more.
ALTER TABLE "AtsOption" ADD COLUMN "seenAt" TIMESTAMPTZ, ADD COLUMN "retiredAt" TIMESTAMPTZ;
