import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { linesIn } from "../lines.ts";
import { connected } from "../postgres/roles.ts";
import { copyFiles } from "./back-up.ts";
import { type Manifest, newestMigration, requireEveryRow, tableNames } from "./tables.ts";

const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Since the backup a note may have been written, so we look for it before we write it again; a letter may have been
 * sent, so only a person may resend it.
 */
const mayHaveBeenSent = [
  `UPDATE "AtsPush" SET "noteAttemptedAt" = "createdAt" WHERE note = 'pending' AND "noteAttemptedAt" IS NULL`,
  `UPDATE "CandidateLetter" SET "attemptedAt" = "createdAt" WHERE status = 'waiting' AND "attemptedAt" IS NULL`,
];

/** Requests again the work that was in progress at the time of the backup; none of it is done twice. */
const unfinished = `
  INSERT INTO "OutboxEvent" (id, "organizationId", name, data)
  SELECT gen_random_uuid(), "organizationId", name, jsonb_build_object('organizationId', "organizationId") || ids
  FROM (
    SELECT "organizationId", 'application.queued' AS name, jsonb_build_object('applicationId', id) AS ids
    FROM "Application" a WHERE "scoreStatus" IN ('queued', 'processing') AND NOT EXISTS (
      SELECT FROM "JudgeBatchRow" r JOIN "JudgeBatch" b ON b.id = r."batchId"
      WHERE r."applicationId" = a.id AND r.status = 'waiting' AND b.status IN ('preparing', 'waiting'))
    UNION ALL
    SELECT "organizationId", 'judge-batch.opened', jsonb_build_object('batchId', id)
    FROM "JudgeBatch" WHERE status IN ('preparing', 'waiting')
    UNION ALL
    SELECT "organizationId", 'model.trial-requested', jsonb_build_object('trialId', id)
    FROM "ModelTrial" WHERE status = 'running'
    UNION ALL
    SELECT "organizationId", 'scorecard.published',
      jsonb_build_object('jobId', "jobId", 'versionId', "currentVersionId")
    FROM "Scorecard" s WHERE "currentVersionId" IS NOT NULL AND EXISTS (SELECT FROM "Application" a
      WHERE a."jobId" = s."jobId" AND disposition = 'active' AND "scoreStatus" IN ('stale', 'not_scored'))
    UNION ALL
    SELECT "organizationId", 'credits.granted', '{}'
    FROM "CreditAccount" c WHERE balance > 0 AND EXISTS (SELECT FROM "Application" a
      WHERE a."organizationId" = c."organizationId" AND "scoreStatus" = 'awaiting_credits')
    UNION ALL
    SELECT "organizationId", 'attachment.received', jsonb_build_object('attachmentId', id)
    FROM "Attachment" WHERE "readStatus" = 'pending' AND kind = 'cv'
    UNION ALL
    SELECT "organizationId", 'scorecard.draft-requested', jsonb_build_object('draftId', id)
    FROM "ScorecardDraft" WHERE status = 'generating'
    UNION ALL
    SELECT "organizationId", 'csv.import-requested', jsonb_build_object('importId', id)
    FROM "CsvImport" WHERE status = 'running'
    UNION ALL
    SELECT a."organizationId", 'application.decided',
      jsonb_build_object('applicationId', a.id, 'decisionId', latest.id)
    FROM "Application" a CROSS JOIN LATERAL (SELECT id FROM "Decision"
      WHERE "applicationId" = a.id AND "undoneAt" IS NULL ORDER BY "createdAt" DESC, id DESC LIMIT 1) latest
    WHERE a."atsSync" = 'pending' OR a."commentSync" = 'pending'
    UNION ALL
    SELECT "organizationId", 'letter.requested', jsonb_build_object('letterId', id)
    FROM "CandidateLetter" WHERE status = 'waiting'
  ) AS work`;

/**
 * Restores a backup into an installation that is migrated and empty: the database completely or not at all. Files that
 * were copied before an error stay. The schema must be the backup's; start a newer release afterwards. The app must not
 * run.
 */
export async function restore(ownerUrl: string, home: string, folder: string): Promise<Manifest> {
  const note = path.join(folder, "manifest.json");
  if (!fs.existsSync(note)) throw new Error(`${folder} is not a complete backup: manifest.json is missing.`);
  const manifest = JSON.parse(fs.readFileSync(note, "utf8")) as Manifest;
  await connected(ownerUrl, async (db) => {
    await requireEveryRow(db);
    await requireEmpty(db, manifest);
    await db.query("BEGIN");
    // Foreign keys and triggers were satisfied when the rows were written, and all rows are restored.
    await db.query("SET LOCAL session_replication_role = replica");
    const names = await tableNames(db);
    await db.query(`TRUNCATE ${names.map((name) => db.escapeIdentifier(name)).join(", ")}`);
    for (const [table, expected] of Object.entries(manifest.tables)) {
      const rows = await copyIn(db, table, path.join(folder, "database", `${table}.jsonl.gz`));
      if (rows !== expected)
        throw new Error(`The backup is damaged: ${table} has ${rows} of ${expected} rows.`);
    }
    for (const statement of [...mayHaveBeenSent, unfinished]) await db.query(statement);
    const files = copyFiles(path.join(folder, "files"), path.join(home, "files"));
    if (files !== manifest.files)
      throw new Error(`The backup is damaged: ${files} of ${manifest.files} files.`);
    const secret = path.join(folder, "secret");
    if (fs.existsSync(secret)) fs.copyFileSync(secret, path.join(home, "secret"));
    await db.query("COMMIT");
    await db.query("ANALYZE");
  });
  return manifest;
}

async function requireEmpty(db: pg.Client, { migration }: Manifest) {
  const installed = await newestMigration(db);
  if (installed !== migration)
    throw new Error(
      `The backup's schema is ${migration}, and this release's is ${installed}: restore with the release that made it.`,
    );
  const { rowCount } = await db.query('SELECT FROM "User" UNION ALL SELECT FROM "Organization" LIMIT 1');
  if (rowCount) throw new Error("This installation is not empty. Restore into a new SHORTLIST_HOME.");
}

async function copyIn(db: pg.Client, table: string, file: string): Promise<number> {
  const name = db.escapeIdentifier(table);
  let lines: string[] = [];
  let bytes = 0;
  let count = 0;
  const insertBatch = async () => {
    if (lines.length === 0) return;
    const columns = Object.keys(JSON.parse(lines[0]!) as object)
      .map((column) => db.escapeIdentifier(column))
      .join(", ");
    await db.query(
      `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${name}, $1::json)`,
      [`[${lines.join(",")}]`],
    );
    count += lines.length;
    lines = [];
    bytes = 0;
  };
  // An error of either stream ends the loop.
  const rows = pipeline(fs.createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  for await (const line of linesIn(rows)) {
    lines.push(line);
    bytes += line.length;
    if (bytes > BATCH_BYTES) await insertBatch();
  }
  await insertBatch();
  return count;
}
