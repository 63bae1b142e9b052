-- Clients that sign their token requests (RFC 7523), for which the provider sees a public client.
ALTER TABLE "OauthClient" ADD COLUMN "assertionOnly" BOOLEAN NOT NULL DEFAULT false;
