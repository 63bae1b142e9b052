-- Who recorded what an employee agrees to, and when they took it back: nobody where a file said so, as all did until now.
ALTER TABLE "Employee" ADD COLUMN "consentWithdrawnAt" TIMESTAMPTZ, ADD COLUMN "consentRecordedBy" TEXT,
  ADD CONSTRAINT "Employee_consent_or_withdrawal" CHECK (num_nonnulls("consentedAt", "consentWithdrawnAt") <= 1);
