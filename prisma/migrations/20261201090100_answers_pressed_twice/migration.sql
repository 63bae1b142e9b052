-- Where an answer on the consent page led, for the same answer pressed twice.
ALTER TABLE "OauthRedemption" ADD COLUMN "response" TEXT;
