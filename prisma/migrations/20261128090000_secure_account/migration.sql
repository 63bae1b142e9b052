-- A change of address and links that set a password are rows, so that replacing the password ends them; and an owner
-- reviews what may stay after a link has replaced it.
ALTER TABLE "User" ADD COLUMN "reviewSince" TIMESTAMPTZ;

-- Their ids (UUID version 7) contain when their setup began.
ALTER TABLE "TwoFactor" ADD COLUMN "confirmedAt" TIMESTAMPTZ;
UPDATE "TwoFactor" SET "confirmedAt" =
  to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) WHERE verified;

CREATE TABLE "EmailChange" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "EmailChange_userId_key" ON "EmailChange"("userId");
CREATE UNIQUE INDEX "EmailChange_token_key" ON "EmailChange"("token");
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "RecoveryLink" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecoveryLink_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "RecoveryLink_token_key" ON "RecoveryLink"("token");
CREATE INDEX "RecoveryLink_userId_idx" ON "RecoveryLink"("userId");
CREATE INDEX "RecoveryLink_expiresAt_idx" ON "RecoveryLink"("expiresAt");
ALTER TABLE "RecoveryLink" ADD CONSTRAINT "RecoveryLink_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "EmailChange", "RecoveryLink" TO shortlist_identity;
