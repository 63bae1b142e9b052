ALTER TYPE "UploadStatus" ADD VALUE 'discarded';

-- Whether a file became an attachment, before it is deleted.
CREATE INDEX "Attachment_organizationId_storageKey_idx" ON "Attachment"("organizationId", "storageKey");
