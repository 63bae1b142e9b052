-- What was read of a file on its way in, until its text is stored: no later step reads the file again.
ALTER TABLE "Upload" ADD COLUMN "reading" JSONB;
ALTER TABLE "Attachment" ADD COLUMN "reading" JSONB;
