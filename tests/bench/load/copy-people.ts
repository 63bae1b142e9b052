import type pg from "pg";

type Copies = { from: string; to: string; count: number; status?: "queued" | "not_scored" };

/**
 * Copies the first candidate of the job `from`, with their parsed CV, `count` times into the job `to`: queued for
 * scoring, or not scored until its next scorecard version.
 */
export async function copyPeople(db: pg.Client, { from, to, count, status = "queued" }: Copies) {
  await db.query(
    `WITH model AS (
       SELECT a."organizationId" AS organization, c."fullName" AS name, c.headline, t.*, t.id AS text_id,
         f.id AS file, f."fileName", f."mediaType", f.size, f.sha256, f."textKey", f."storageKey"
       FROM "Application" a JOIN "Candidate" c ON c.id = a."candidateId"
       JOIN "Attachment" f ON f."candidateId" = c.id JOIN "DocumentText" t ON t."attachmentId" = f.id
       WHERE a."jobId" = $1 ORDER BY a.number LIMIT 1),
     person AS (
       INSERT INTO "Candidate" (id, "organizationId", "fullName", headline, "createdBy", "updatedAt")
       SELECT gen_random_uuid(), organization, name || ' ' || n, headline, 'bench', now() FROM model, generate_series(1, $3::int) n
       RETURNING id, "organizationId"),
     file AS (
       INSERT INTO "Attachment" (id, "organizationId", "candidateId", kind, "fileName", "mediaType", size, sha256,
         "storageKey", "readStatus", "createdBy")
       SELECT gen_random_uuid(), p."organizationId", p.id, 'cv', m."fileName", m."mediaType", m.size, m.sha256 || p.id,
         m."storageKey", 'read', 'bench' FROM person p, model m
       RETURNING id, "organizationId", "candidateId"),
     read AS (
       INSERT INTO "DocumentText" (id, "organizationId", "attachmentId", text, pages, lines, looks, hidden,
         recognition, properties, profile, "readerVersion")
       SELECT gen_random_uuid(), f."organizationId", f.id, m.text, m.pages, m.lines, m.looks, m.hidden, m.recognition,
         m.properties, m.profile, m."readerVersion" FROM file f, model m)
     INSERT INTO "Application" (id, "organizationId", "jobId", "candidateId", number, "scoreStatus", "updatedAt")
     SELECT gen_random_uuid(), p."organizationId", j.id, p.id, j."lastNumber" + row_number() OVER (), $4, now()
     FROM person p, "Job" j WHERE j.id = $2`,
    [from, to, count, status],
  );
  await db.query(`UPDATE "Job" SET "lastNumber" = "lastNumber" + $2 WHERE id = $1`, [to, count]);
  await db.query(
    `INSERT INTO "OutboxEvent" (id, "organizationId", name, data)
     SELECT gen_random_uuid(), "organizationId", 'application.queued',
       json_build_object('organizationId', "organizationId", 'applicationId', id)
     FROM "Application" WHERE "jobId" = $1 AND "scoreStatus" = 'queued'`,
    [to],
  );
}
