-- The judge that administrators were told of last, and the notice that there is another one.
ALTER TYPE "NoticeKind" ADD VALUE 'judge_changed';
ALTER TABLE "Organization" ADD COLUMN "judge" TEXT;
GRANT UPDATE ("judge") ON "Organization" TO shortlist_tenant;
