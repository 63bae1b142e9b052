-- What somebody had on screen before they decided, and what an organization asks to be read before rejections.
ALTER TABLE "Decision" ADD COLUMN "seen" JSON;
ALTER TABLE "Organization"
  ADD COLUMN "lookBeforeRejection" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "rejectionsRead" INTEGER NOT NULL DEFAULT 0 CHECK ("rejectionsRead" BETWEEN 0 AND 100);
GRANT UPDATE ("lookBeforeRejection", "rejectionsRead") ON "Organization" TO shortlist_tenant;
