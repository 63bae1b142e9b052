-- Lists of many terms in a row: most terms are rare, and a row with its index entry was larger than their lists and
-- slower to write. What was indexed is indexed anew: whoever has no words waits for it.
DELETE FROM "CandidateWords";
DELETE FROM "PostingDelta";
DELETE FROM "PostingBlock";
DROP TABLE "PostingList";

CREATE TABLE "PostingList" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "block" INTEGER NOT NULL,
    "bucket" SMALLINT NOT NULL,
    "terms" TEXT[],
    "counts" INTEGER[],
    "starts" INTEGER[],
    "postings" BYTEA NOT NULL,

    CONSTRAINT "PostingList_pkey" PRIMARY KEY ("organizationId", "block", "bucket")
);
ALTER TABLE "PostingList" ADD CONSTRAINT "PostingList_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Uncompressed, so that one list can be read without the others of its row.
ALTER TABLE "PostingList" ALTER COLUMN "postings" SET STORAGE EXTERNAL;

ALTER TABLE "PostingList" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "PostingList" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "PostingList" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "PostingList" TO shortlist_tenant;
