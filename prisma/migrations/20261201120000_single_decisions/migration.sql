-- A single decision is confirmed as a list of one. What agents have asked in the earlier form, they ask again.
UPDATE "Confirmation" SET "expiresAt" = now()
WHERE "status" = 'pending' AND "tool" IN ('acceptCandidate', 'rejectCandidate', 'reopenCandidate');
