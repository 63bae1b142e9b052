CREATE TYPE "CreditPurchaseStatus" AS ENUM ('open', 'paid', 'expired');

CREATE TABLE "CreditPurchase" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT (current_setting('app.organization_id'::text))::uuid,
    "userId" UUID NOT NULL,
    "credits" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "sessionId" TEXT,
    "status" "CreditPurchaseStatus" NOT NULL DEFAULT 'open',
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMPTZ,

    CONSTRAINT "CreditPurchase_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "CreditPurchase_sessionId_key" ON "CreditPurchase"("sessionId");
CREATE INDEX "CreditPurchase_organizationId_createdAt_idx" ON "CreditPurchase"("organizationId", "createdAt" DESC);
ALTER TABLE "CreditPurchase" ADD CONSTRAINT "CreditPurchase_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CreditPurchase" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "CreditPurchase" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "CreditPurchase" TO shortlist_tenant
  USING ("organizationId" = nullif(current_setting('app.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "CreditPurchase" TO shortlist_tenant;
