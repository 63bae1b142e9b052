-- What agents may not read: by organization, and by agent.
ALTER TABLE "OauthConsent" ADD COLUMN "withheld" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "Organization" ADD COLUMN "agentsWithheld" TEXT[] DEFAULT ARRAY[]::TEXT[];
GRANT UPDATE ("agentsWithheld") ON "Organization" TO shortlist_tenant;
