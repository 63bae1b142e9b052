import { randomUUID } from "node:crypto";
import type pg from "pg";

const criterion = (name: string, dimension: string, weight: number) => ({
  id: randomUUID(),
  dimension,
  name,
  description: `${name}, for years.`,
  weight,
  importance: "must",
});
export const content = {
  criteria: [criterion("PostgreSQL", "hard_skills", 60), criterion("Mentoring", "soft_skills", 40)],
};

/** Fills a job with scored applications that have everything a list row shows. Needs a login that bypasses RLS. */
export async function fillJob(db: pg.Client, jobId: string, applications: number) {
  const { rows } = await db.query<{ organization: string; version: string }>(
    `SELECT v."organizationId" AS organization, v.id AS version FROM "ScorecardVersion" v
     JOIN "Scorecard" s ON s."currentVersionId" = v.id WHERE s."jobId" = $1`,
    [jobId],
  );
  const [{ organization, version } = { organization: "", version: "" }] = rows;
  await db.query(
    `INSERT INTO "Candidate" (id, "organizationId", "fullName", headline, "createdBy", "updatedAt")
     SELECT uuidv7(), $1, 'Candidate ' || n, 'Engineer', 'bench', now() FROM generate_series(1, $2::int) n`,
    [organization, applications],
  );
  await db.query(
    `INSERT INTO "Application" (id, "organizationId", "jobId", "candidateId", number, "scoreStatus", overall,
       "hardSkills", "softSkills", "updatedAt")
     SELECT uuidv7(), $1, $2, c.id, row_number() OVER (), 'scored', round((random() * 100)::numeric, 1), 70, 60, now()
     FROM (SELECT id FROM "Candidate" WHERE "organizationId" = $1 LIMIT $3) c`,
    [organization, jobId, applications],
  );
  const part = (dimension: string, criteria: number) => ({
    dimension,
    criteria,
    evidenced: criteria,
    ...(criteria > 0 ? { score: 70, low: 60, high: 80 } : { score: null, low: null, high: null }),
  });
  const dimensions = [
    part("hard_skills", 1),
    part("soft_skills", 1),
    part("culture_fit", 0),
    part("team_fit", 0),
  ];
  await db.query(
    `INSERT INTO "Evaluation" (id, "organizationId", "applicationId", "scorecardVersionId", judge, "judgeVersion",
       "inputHash", overall, low, high, dimensions, "knockedOutBy", advice)
     SELECT uuidv7(), $1, a.id, $2, 'embedded', '1', a.id::text, a.overall, a.overall - 5, a.overall + 5, $3, '{}', 'review'
     FROM "Application" a WHERE a."jobId" = $4`,
    [organization, version, JSON.stringify(dimensions), jobId],
  );
  await db.query(
    `INSERT INTO "CriterionAssessment" (id, "organizationId", "evaluationId", "criterionId", position, verdict, rating,
       confidence, reason)
     SELECT uuidv7(), $1, e.id, k."criterionId", k.position, 'met', 3, 0.8, 'Named with the years it was used.'
     FROM "Evaluation" e JOIN "Criterion" k ON k."versionId" = e."scorecardVersionId"
     WHERE e."scorecardVersionId" = $2`,
    [organization, version],
  );
  await db.query(
    `INSERT INTO "Evidence" (id, "organizationId", "assessmentId", position, quote, source, start, "end", page)
     SELECT uuidv7(), $1, s.id, 0, 'ran PostgreSQL in production since 2015', 'document', 0, 39, 1
     FROM "CriterionAssessment" s WHERE s."organizationId" = $1`,
    [organization],
  );
  await db.query(
    `UPDATE "Application" a SET "currentEvaluationId" = e.id FROM "Evaluation" e
     WHERE e."applicationId" = a.id AND a."jobId" = $1`,
    [jobId],
  );
  await db.query(`UPDATE "Job" SET "lastNumber" = $2 WHERE id = $1`, [jobId, applications]);
  await db.query(
    `UPDATE "Application" a SET "scoredVersionId" = e."scorecardVersionId", points = '{75,75}', "openCriteria" = 0,
       summary = json_build_object('low', e.low, 'high', e.high, 'unknown', 0, 'advice', e.advice, 'knockedOut', false,
         'criteria', json_build_object('total', 2, 'evidenced', 2), 'scorecardVersion', 1, 'flags', '[]'::json,
         'open', '[]'::json, 'topReason', json_build_object('criterion', 'PostgreSQL', 'verdict', 'met',
           'reason', 'Named with the years it was used.', 'quote', 'ran PostgreSQL in production since 2015', 'page', 1))
     FROM "Evaluation" e WHERE e.id = a."currentEvaluationId" AND a."jobId" = $1`,
    [jobId],
  );
  return organization;
}

/** Adds jobs with the same candidates to the organization. */
export async function fillOtherJobs(db: pg.Client, organization: string, applications: number, each: number) {
  for (let made = 0; made < applications; made += each) {
    const jobId = randomUUID();
    await db.query(
      `INSERT INTO "Job" (id, "organizationId", title, description, "createdBy", "updatedAt")
       VALUES ($1, $2, 'Another job', 'Another job.', 'bench', now())`,
      [jobId, organization],
    );
    await db.query(
      `INSERT INTO "Application" (id, "organizationId", "jobId", "candidateId", number, overall, "updatedAt")
       SELECT uuidv7(), $1, $2, c.id, row_number() OVER (), random() * 100, now()
       FROM (SELECT id FROM "Candidate" WHERE "organizationId" = $1 LIMIT $3) c`,
      [organization, jobId, Math.min(each, applications - made)],
    );
  }
}
