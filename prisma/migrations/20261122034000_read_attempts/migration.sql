-- A file whose reading never comes to an end is given up, however often the service is started again.
ALTER TABLE "Attachment" ADD COLUMN "readAttempts" INTEGER NOT NULL DEFAULT 0;
