-- A skill that is only named counts as far as the dated work resembles the job's. Earlier verdicts count as they did.
ALTER TABLE "CriterionAssessment" ADD COLUMN mentioned BOOLEAN NOT NULL DEFAULT false;
