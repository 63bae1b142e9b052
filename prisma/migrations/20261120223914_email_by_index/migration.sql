-- Candidates are found by the whole of their address, however it is spelled; folded() is marked as not leaking, lower()
-- is not, and row-level security would keep an index on it from being used.
CREATE INDEX "Candidate_folded_email" ON "Candidate" ("organizationId", folded("email"));
