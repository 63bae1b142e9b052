-- Through what an upload's creator had access: a file is accepted only while they still have it.
ALTER TABLE "Upload" ADD COLUMN "sessionId" UUID, ADD COLUMN "clientId" TEXT;
