-- What a client of revision 2025-06-18 or later answered for its user, for the call that waits for it.
ALTER TABLE "Confirmation" ADD COLUMN "reply" TEXT;
