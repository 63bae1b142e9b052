-- A job that is made up, for a first look at the service: removed with one click.
ALTER TABLE "Job" ADD COLUMN "sample" BOOLEAN NOT NULL DEFAULT false;
