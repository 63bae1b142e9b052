-- A public page of a job where people apply without an account.
ALTER TABLE "Job" ADD COLUMN "applyPageOpen" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "applyPageText" TEXT;
