-- What service administrators and operators have done, of no one organization. Readers and writers change nothing in it.
CREATE TABLE "ServiceAct" (
    "id" UUID NOT NULL,
    "actorId" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "subjectId" TEXT,
    "particulars" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ServiceAct_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "ServiceAct_createdAt_idx" ON "ServiceAct"("createdAt");

GRANT SELECT, INSERT ON "ServiceAct" TO shortlist_identity;
