-- When an authenticator app that the owner of an account does not have stops being asked for.
ALTER TABLE "TwoFactor" ADD COLUMN "endsAt" TIMESTAMPTZ;
