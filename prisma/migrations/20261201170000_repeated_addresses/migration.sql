-- What a person answered about rows of an import that repeat an e-mail address; null before.
ALTER TABLE "CsvImport" ADD COLUMN "repeats" JSONB;
