-- Whether recruiters are asked why they reject somebody; and a reason can be given or changed after the decision.
CREATE TYPE "ReasonAsked" AS ENUM ('never', 'optional', 'required');
ALTER TABLE "Organization" ADD COLUMN "reasonAsked" "ReasonAsked" NOT NULL DEFAULT 'optional';
GRANT UPDATE ("reasonAsked") ON "Organization" TO shortlist_tenant;
GRANT UPDATE ("reason") ON "Decision" TO shortlist_tenant;
