-- Clients whose id is the https address of a document that describes them.
ALTER TABLE "OauthClient" ADD COLUMN "documentExpiresAt" TIMESTAMPTZ, ADD COLUMN "documentChangedAt" TIMESTAMPTZ;
