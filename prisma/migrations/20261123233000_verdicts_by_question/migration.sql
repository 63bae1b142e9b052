-- Verdicts are found by dossier and question, so that a criterion that changed is asked alone.
ALTER TABLE "StoredVerdict" ADD COLUMN "judged" TEXT, ADD COLUMN "questions" TEXT[];
