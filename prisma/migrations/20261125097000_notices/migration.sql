-- What members are told of, in the app and by mail, and what each wants to be told of.
CREATE TYPE "NoticeKind" AS ENUM
  ('mentioned', 'approval', 'evaluated', 'decided', 'sync_failed', 'push_failed', 'letter_failed', 'credits_low');
CREATE TABLE "Notice" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "userId" UUID NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "subjectId" UUID NOT NULL,
    "since" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ,
    "inApp" BOOLEAN NOT NULL DEFAULT true,
    "forDigest" BOOLEAN NOT NULL DEFAULT false,
    "digest" TEXT,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Notice_organizationId_userId_kind_subjectId_key" ON "Notice"("organizationId", "userId", "kind", "subjectId");
CREATE INDEX "Notice_organizationId_userId_at_idx" ON "Notice"("organizationId", "userId", "at" DESC);

CREATE TABLE "NoticeChoice" (
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "userId" UUID NOT NULL,
    "choices" JSON NOT NULL,

    CONSTRAINT "NoticeChoice_pkey" PRIMARY KEY ("organizationId", "userId")
);

-- They go with the membership.
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId") REFERENCES "Member"("organizationId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoticeChoice" ADD CONSTRAINT "NoticeChoice_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId") REFERENCES "Member"("organizationId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notice" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Notice" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Notice" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "Notice" TO shortlist_tenant;

ALTER TABLE "NoticeChoice" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "NoticeChoice" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "NoticeChoice" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "NoticeChoice" TO shortlist_tenant;

-- A hiring manager sees what they themselves are told of, and chooses it.
CREATE POLICY hiring_manager ON "Notice" TO shortlist_hiring_manager
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND "userId" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid));
GRANT SELECT, UPDATE ON "Notice" TO shortlist_hiring_manager;
CREATE POLICY hiring_manager ON "NoticeChoice" TO shortlist_hiring_manager
  USING ("organizationId" = (SELECT nullif(current_setting('app.organization_id', true), '')::uuid)
    AND "userId" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid));
GRANT SELECT, INSERT, UPDATE ON "NoticeChoice" TO shortlist_hiring_manager;
