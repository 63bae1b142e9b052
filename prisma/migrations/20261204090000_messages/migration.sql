-- Messages to candidates beside the letters with decisions, in threads; the mails that answer them, and their files.
ALTER TYPE "NoticeKind" ADD VALUE 'candidate_replied';
CREATE TYPE "ReplyKind" AS ENUM ('reply', 'auto_reply', 'bounce');

ALTER TABLE "Member" ADD COLUMN "calendarUrl" TEXT;
GRANT UPDATE ("calendarUrl") ON "Member" TO shortlist_tenant;

ALTER TABLE "CandidateLetter" ALTER COLUMN "decisionId" DROP NOT NULL,
    ADD COLUMN "candidateId" UUID,
    ADD COLUMN "applicationId" UUID,
    ADD COLUMN "writtenBy" UUID,
    ADD COLUMN "leavesAt" TIMESTAMPTZ,
    ADD COLUMN "threadId" UUID,
    ADD COLUMN "messageId" TEXT,
    ADD COLUMN "replyToken" TEXT,
    ADD CONSTRAINT "CandidateLetter_of_decision_or_member"
      CHECK (("decisionId" IS NULL) = ("candidateId" IS NOT NULL)
        AND num_nulls("candidateId", "writtenBy", "leavesAt", "threadId") IN (0, 4));
CREATE UNIQUE INDEX "CandidateLetter_organizationId_id_key" ON "CandidateLetter"("organizationId", "id");
CREATE UNIQUE INDEX "CandidateLetter_replyToken_key" ON "CandidateLetter"("replyToken");
CREATE INDEX "CandidateLetter_organizationId_candidateId_idx" ON "CandidateLetter"("organizationId", "candidateId");
CREATE INDEX "CandidateLetter_organizationId_threadId_idx" ON "CandidateLetter"("organizationId", "threadId");
ALTER TABLE "CandidateLetter" ADD CONSTRAINT "CandidateLetter_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CandidateLetter" ADD CONSTRAINT "CandidateLetter_organizationId_applicationId_fkey"
  FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
GRANT UPDATE ("messageId", "replyToken"), DELETE ON "CandidateLetter" TO shortlist_tenant;

CREATE TABLE "CandidateReply" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "letterId" UUID NOT NULL,
    "kind" "ReplyKind" NOT NULL,
    "messageId" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "fromOther" BOOLEAN NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "quoted" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CandidateReply_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "CandidateReply_organizationId_id_key" ON "CandidateReply"("organizationId", "id");
CREATE UNIQUE INDEX "CandidateReply_organizationId_messageId_key" ON "CandidateReply"("organizationId", "messageId");
CREATE INDEX "CandidateReply_organizationId_candidateId_idx" ON "CandidateReply"("organizationId", "candidateId");
CREATE INDEX "CandidateReply_organizationId_letterId_idx" ON "CandidateReply"("organizationId", "letterId");
ALTER TABLE "CandidateReply" ADD CONSTRAINT "CandidateReply_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CandidateReply" ADD CONSTRAINT "CandidateReply_organizationId_letterId_fkey"
  FOREIGN KEY ("organizationId", "letterId") REFERENCES "CandidateLetter"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReplyFile" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "replyId" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,

    CONSTRAINT "ReplyFile_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ReplyFile_organizationId_id_key" ON "ReplyFile"("organizationId", "id");
CREATE INDEX "ReplyFile_organizationId_candidateId_idx" ON "ReplyFile"("organizationId", "candidateId");
CREATE INDEX "ReplyFile_organizationId_replyId_idx" ON "ReplyFile"("organizationId", "replyId");
CREATE INDEX "ReplyFile_organizationId_storageKey_idx" ON "ReplyFile"("organizationId", "storageKey");
ALTER TABLE "ReplyFile" ADD CONSTRAINT "ReplyFile_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReplyFile" ADD CONSTRAINT "ReplyFile_organizationId_replyId_fkey"
  FOREIGN KEY ("organizationId", "replyId") REFERENCES "CandidateReply"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['CandidateReply', 'ReplyFile'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO shortlist_tenant
      USING ("organizationId" = (SELECT nullif(current_setting(''app.organization_id'', true), '''')::uuid))', t);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;
