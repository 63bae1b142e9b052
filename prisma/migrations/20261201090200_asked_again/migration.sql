-- An agent may ask once more for what was left out when it was connected; agents that were told so already may not.
ALTER TABLE "OauthConsent" ADD COLUMN "askedAgainAt" TIMESTAMPTZ;
UPDATE "OauthConsent" SET "askedAgainAt" = now() WHERE cardinality("declinedScopes") > 0;
