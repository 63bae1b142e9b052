CREATE TABLE "OauthRedemption" (
    "id" TEXT NOT NULL,
    "claimedAt" TIMESTAMPTZ NOT NULL,
    "finished" BOOLEAN NOT NULL DEFAULT false,
    "replayed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "OauthRedemption_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "OauthRedemption_claimedAt_idx" ON "OauthRedemption"("claimedAt");

GRANT SELECT, INSERT, UPDATE, DELETE ON "OauthRedemption" TO shortlist_identity;
