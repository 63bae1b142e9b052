-- What an organization's candidates may say about themselves, beside sex and race or ethnicity.
ALTER TABLE "Organization" ADD COLUMN "selfQuestions" JSONB;
GRANT UPDATE ("selfQuestions") ON "Organization" TO shortlist_tenant;
