-- Which pages of a document are pictures of text, and how surely their text was recognised. Null: none is.
ALTER TABLE "DocumentText" ADD COLUMN "recognition" JSONB;
