-- Notices of webhooks that fail are looked up with those of everybody: to a hiring manager there are no webhooks.
CREATE POLICY hiring_manager ON "OutgoingWebhook" FOR SELECT TO shortlist_hiring_manager USING (false);
GRANT SELECT ("id", "url", "failures", "problem", "disabledAt") ON "OutgoingWebhook" TO shortlist_hiring_manager;
