-- What a recruiter chose for an agent beside what it may do: what they said no to, and where its acts are confirmed.
ALTER TABLE "OauthConsent" ADD COLUMN "declinedScopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "confirmationPolicy" "ConfirmationPolicy" NOT NULL DEFAULT 'agent';

-- One grant for a client, a person and an organization: two answers at once make no second row.
DELETE FROM "OauthConsent" older USING "OauthConsent" newer
  WHERE older."clientId" = newer."clientId" AND older."userId" = newer."userId"
    AND older."referenceId" = newer."referenceId"
    AND (older."updatedAt", older.id) < (newer."updatedAt", newer.id);
DROP INDEX "OauthConsent_clientId_idx";
CREATE UNIQUE INDEX "OauthConsent_clientId_userId_referenceId_key"
  ON "OauthConsent"("clientId", "userId", "referenceId");

-- Whose code or refresh token it was: only that client's second use says that it was stolen.
ALTER TABLE "OauthRedemption" ADD COLUMN "clientId" TEXT;

-- A grant is the recruiter's word, not their browser's: signing out, or a session that runs out, ends no token.
CREATE FUNCTION token_outlives_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."sessionId" := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER token_outlives_session BEFORE INSERT OR UPDATE ON "OauthAccessToken"
  FOR EACH ROW EXECUTE FUNCTION token_outlives_session();
CREATE TRIGGER token_outlives_session BEFORE INSERT OR UPDATE ON "OauthRefreshToken"
  FOR EACH ROW EXECUTE FUNCTION token_outlives_session();
UPDATE "OauthAccessToken" SET "sessionId" = NULL WHERE "sessionId" IS NOT NULL;
UPDATE "OauthRefreshToken" SET "sessionId" = NULL WHERE "sessionId" IS NOT NULL;
