-- CVs that members mail to a job's address, which nobody can guess.
ALTER TYPE "CandidateSource" ADD VALUE 'mail';
ALTER TYPE "NoticeKind" ADD VALUE 'mail_taken_in';
ALTER TABLE "Job" ADD COLUMN "mailToken" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "Job_mailToken_key" ON "Job"("mailToken");
