-- What a file says beside its pages: title, author, keywords, comments. None of documents that were read before.
ALTER TABLE "DocumentText" ADD COLUMN "properties" TEXT[] NOT NULL DEFAULT '{}';
