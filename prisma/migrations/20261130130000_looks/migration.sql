-- How a text is set: sizes, weights, slopes and colours, for reading its profile again without the file.
ALTER TABLE "DocumentText" ADD COLUMN "looks" JSONB;
