-- The counts are read with the session, before anything else of a page: they are never newer than what it shows.
CREATE POLICY identity ON "ChangeCount" FOR SELECT TO shortlist_identity USING (true);
GRANT SELECT ON "ChangeCount" TO shortlist_identity;
DROP POLICY relay ON "ChangeCount";
REVOKE SELECT ON "ChangeCount" FROM shortlist_relay;
