-- Somebody says that they have read a file themselves that the service could not read.
ALTER TABLE "Attachment" ADD COLUMN "readBy" TEXT, ADD COLUMN "readByAt" TIMESTAMPTZ;
