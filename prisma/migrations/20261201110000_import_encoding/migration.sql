-- The encoding that a person has chosen for a file whose letters were read wrongly.
ALTER TABLE "CsvImport" ADD COLUMN "encoding" TEXT;
