CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Lists are cut into blocks of candidate numbers, so that taking in new candidates rewrites the newest block only.
-- Nothing was ever written to them before this.
ALTER TABLE "PostingList" ADD COLUMN "block" INTEGER NOT NULL;
ALTER TABLE "PostingList" DROP CONSTRAINT "PostingList_pkey";
ALTER TABLE "PostingList" ADD CONSTRAINT "PostingList_pkey" PRIMARY KEY ("organizationId", "term", "block");
ALTER TABLE "PostingDelta" ADD COLUMN "revision" UUID NOT NULL DEFAULT gen_random_uuid();

CREATE TABLE "PostingBlock" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "block" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PostingBlock_pkey" PRIMARY KEY ("organizationId", "block")
);
ALTER TABLE "PostingBlock" ADD CONSTRAINT "PostingBlock_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "CandidateWords" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "candidateId" UUID NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "CandidateWords_pkey" PRIMARY KEY ("organizationId", "candidateId")
);
ALTER TABLE "CandidateWords" ADD CONSTRAINT "CandidateWords_organizationId_candidateId_fkey"
  FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "RediscoveryStatus" AS ENUM ('previewed', 'confirmed');
CREATE TABLE "Rediscovery" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "jobId" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "size" INTEGER NOT NULL,
    "candidates" JSONB NOT NULL,
    "exclusions" JSONB NOT NULL,
    "revision" TEXT NOT NULL,
    "status" "RediscoveryStatus" NOT NULL DEFAULT 'previewed',
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedBy" TEXT,
    "confirmedAt" TIMESTAMPTZ,
    "created" INTEGER,

    CONSTRAINT "Rediscovery_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Rediscovery_organizationId_id_key" ON "Rediscovery"("organizationId", "id");
CREATE INDEX "Rediscovery_organizationId_jobId_createdAt_idx"
  ON "Rediscovery"("organizationId", "jobId", "createdAt" DESC);
ALTER TABLE "Rediscovery" ADD CONSTRAINT "Rediscovery_organizationId_jobId_fkey"
  FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['PostingBlock', 'CandidateWords', 'Rediscovery'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY tenant ON %I TO shortlist_tenant
         USING ("organizationId" = nullif(current_setting(''app.organization_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO shortlist_tenant', t);
  END LOOP;
END $$;

-- unaccent() depends on its dictionary and so is only STABLE; with the dictionary named it can stand in an index.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;
GRANT EXECUTE ON FUNCTION folded(text) TO shortlist_tenant;

CREATE INDEX "CandidateWords_words_idx" ON "CandidateWords" USING gin ("words");
CREATE INDEX "Candidate_name_trigrams" ON "Candidate" USING gin (folded("fullName") gin_trgm_ops);

-- Row-level security keeps PostgreSQL from using an index with an operator that is not known not to leak. These only
-- compare. Saying so needs a superuser; without one the search reads the organization's rows, which is slower.
DO $$
BEGIN
  ALTER FUNCTION pg_catalog.ts_match_vq(tsvector, tsquery) LEAKPROOF;
  ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;

-- Whoever is erased, opts out or is gone leaves the index in the same transaction, whatever code asked for it.
CREATE FUNCTION leave_talent_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Organization" WHERE id = OLD."organizationId") THEN
    INSERT INTO "PostingDelta" ("organizationId", "candidateNumber", "terms")
      VALUES (OLD."organizationId", OLD.number, '{}')
      ON CONFLICT ("organizationId", "candidateNumber")
      DO UPDATE SET terms = '{}', revision = gen_random_uuid(), "createdAt" = now();
  END IF;
  DELETE FROM "CandidateWords" WHERE "organizationId" = OLD."organizationId" AND "candidateId" = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER leave_talent_pool AFTER DELETE ON "Candidate"
  FOR EACH ROW EXECUTE FUNCTION leave_talent_pool();
CREATE TRIGGER leave_talent_pool_on_update AFTER UPDATE OF "erasedAt", "optedOutAt" ON "Candidate"
  FOR EACH ROW WHEN (NEW."erasedAt" IS NOT NULL OR NEW."optedOutAt" IS NOT NULL)
  EXECUTE FUNCTION leave_talent_pool();
