import { createDatabase, database } from "../support/database";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { env } from "@/lib/env";
import { verify } from "@/lib/doors/operating/acts/verify";
import { operatorActor } from "@/lib/platform/access/system";
import { backUp, copyFiles } from "../../scripts/backup/back-up.ts";
import { restore } from "../../scripts/backup/restore.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { sentFile } from "../support/sent-file";
import { testHome } from "../support/test-home";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { rejectApplication } from "../support/decide";

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-backup-"))));
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A digest per table, except the outbox, to which a restore adds unfinished work. */
const contents = (url: string) =>
  connected(url, async (db) => {
    const { rows } = await db.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'OutboxEvent')",
    );
    const digests: Record<string, string | null> = {};
    for (const { name } of rows) {
      const { rows } = await db.query<{ digest: string | null }>(
        `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM "${name}" t`,
      );
      digests[name] = rows[0]!.digest;
    }
    return digests;
  });

test("restores every row and file of a backup, and refuses to overwrite a backup or restore into a non-empty database", async () => {
  const { recruiter } = await hiringTeam();
  const judging = await jobToJudge(recruiter);
  const { jobId } = judging;
  for (const [at, fullName] of ["Ada Reyes", "Ben Okafor", "Cy “Quote” \\ Ünal\n\u2028\u2029 Ay"].entries())
    await judgedApplicant(judging, [at + 1, 4], fullName);
  await createCandidate(recruiter, { jobId, files: [sentFile("cv.txt", "Dee Park. Engineer at Initech.")] });
  const shortlist = await listJobCandidates(recruiter, { jobId });
  expect(shortlist.items.length).toBeGreaterThanOrEqual(3);
  const before = await contents(database.ownerUrl);
  const at = path.join(folder, "backup");
  const { files } = await backUp(database.ownerUrl, env.SHORTLIST_HOME, at);
  expect(files).toBeGreaterThanOrEqual(1);
  expect(fs.statSync(path.join(at, "manifest.json")).mode & 0o077).toBe(0);
  await expect(backUp(database.ownerUrl, env.SHORTLIST_HOME, at)).rejects.toThrow("already exists");
  await expect(restore(database.ownerUrl, env.SHORTLIST_HOME, at)).rejects.toThrow("not empty");

  const other = await createDatabase({ template: "shortlist_template" });
  const home = path.join(folder, "home");
  fs.mkdirSync(home);
  await restore(other.ownerUrl, home, at);
  expect(await contents(other.ownerUrl)).toEqual(before);
  const unsent = await connected(other.ownerUrl, (db) =>
    db.query(`SELECT name FROM "OutboxEvent" WHERE "sentAt" IS NULL ORDER BY name`),
  );
  expect(unsent.rows).toContainEqual({ name: "attachment.received" });
  const restored = fs.readdirSync(path.join(home, "files"), { recursive: true, withFileTypes: true });
  expect(restored.filter((entry) => entry.isFile())).toHaveLength(files);

  // Restored into this process's database: the shortlist is the same, and verify finds no ledger problem.
  await connected(database.ownerUrl, (db) => db.query('TRUNCATE "User", "Organization" CASCADE'));
  await restore(database.ownerUrl, env.SHORTLIST_HOME, at);
  expect(await listJobCandidates(recruiter, { jobId })).toEqual(shortlist);
  const { problems } = await verify(operatorActor(), {});
  expect(problems.filter(({ what }) => what.includes("ledger"))).toEqual([]);
});

test("refuses a backup that lacks a row or its manifest, and restores nothing of it", async () => {
  await hiringTeam();
  const at = path.join(folder, "backup");
  const manifest = await backUp(database.ownerUrl, env.SHORTLIST_HOME, at);
  const other = await createDatabase({ template: "shortlist_template" });
  const write = (tables: Record<string, number>) =>
    fs.writeFileSync(path.join(at, "manifest.json"), JSON.stringify({ ...manifest, tables }));
  write({ ...manifest.tables, User: manifest.tables.User! + 1 });
  await expect(restore(other.ownerUrl, folder, at)).rejects.toThrow("damaged: User");
  const { rows } = await connected(other.ownerUrl, (db) => db.query('SELECT FROM "Organization"'));
  expect(rows).toEqual([]);
  fs.rmSync(path.join(at, "manifest.json"));
  await expect(restore(other.ownerUrl, folder, at)).rejects.toThrow("not a complete backup");
});

test("refuses to back up with a login that row-level security restricts", async () => {
  await expect(backUp(database.appUrl, env.SHORTLIST_HOME, path.join(folder, "b"))).rejects.toThrow(
    "BYPASSRLS",
  );
});

test("continues, after a restore, the work that the workflow engine had accepted but not finished", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const { job, versionId } = await configuredJob(recruiter);
  const jobId = job.id;
  const [decided, batched, stale, broke] = await Promise.all(
    [1, 2, 3, 4].map(() => applicant(recruiter, jobId, { scoreStatus: "queued" })),
  );
  const { decisionId } = await rejectApplication(recruiter, { applicationId: decided!.id });
  const { id: letterId } = await ownerDb.candidateLetter.create({
    data: { organizationId, decisionId, subject: "Hello", text: "Hello." },
  });
  const { id: importId } = await ownerDb.csvImport.create({
    data: {
      organizationId,
      createdBy: recruiter.id,
      kind: "jobs",
      fileName: "jobs.csv",
      mapping: {},
      rows: 1,
      status: "running",
    },
  });
  const { id: batchId } = await ownerDb.judgeBatch.create({
    data: { organizationId, jobId, rows: { create: { applicationId: batched!.id } } },
  });
  for (const [{ id }, data] of [
    [decided!, { scoreStatus: "scored", atsSync: "pending", commentSync: "pending" }],
    [stale!, { scoreStatus: "stale" }],
    [broke!, { scoreStatus: "awaiting_credits" }],
  ] as const)
    await ownerDb.application.update({ where: { id }, data });
  await ownerDb.outboxEvent.updateMany({ data: { sentAt: new Date() } });
  const at = path.join(folder, "backup");
  await backUp(database.ownerUrl, env.SHORTLIST_HOME, at);

  const other = await createDatabase({ template: "shortlist_template" });
  const home = path.join(folder, "home");
  fs.mkdirSync(home);
  await restore(other.ownerUrl, home, at);
  const [requested, letters] = await connected(other.ownerUrl, async (db) => [
    (
      await db.query<{ name: string; data: object }>(
        `SELECT name, data FROM "OutboxEvent" WHERE "sentAt" IS NULL AND "organizationId" = $1 ORDER BY name`,
        [organizationId],
      )
    ).rows,
    (await db.query<{ attemptedAt: Date | null }>(`SELECT "attemptedAt" FROM "CandidateLetter"`)).rows,
  ]);
  expect(requested).toEqual([
    { name: "application.decided", data: { organizationId, applicationId: decided!.id, decisionId } },
    { name: "credits.granted", data: { organizationId } },
    { name: "csv.import-requested", data: { organizationId, importId } },
    { name: "judge-batch.opened", data: { organizationId, batchId } },
    { name: "letter.requested", data: { organizationId, letterId } },
    { name: "scorecard.published", data: { organizationId, jobId, versionId } },
  ]);
  // It may have been sent since the backup: only a person can have it sent again.
  expect(letters[0]!.attemptedAt).not.toBeNull();
});

test("backs up the other files when some are deleted meanwhile", () => {
  const from = path.join(folder, "files");
  fs.mkdirSync(from);
  for (const name of ["a", "b", "c"]) fs.writeFileSync(path.join(from, name), name);
  const deleteOthers = (file: fs.PathLike) => {
    if (path.dirname(String(file)) !== from) return;
    for (const name of fs.readdirSync(from))
      if (name !== path.basename(String(file))) fs.unlinkSync(path.join(from, name));
  };
  const { statSync, copyFileSync } = fs;
  vi.spyOn(fs, "statSync").mockImplementation((file: fs.PathLike) => {
    deleteOthers(file);
    return statSync(file);
  });
  vi.spyOn(fs, "copyFileSync").mockImplementation((file, to) => {
    deleteOthers(file);
    copyFileSync(file, to);
  });
  expect(copyFiles(from, path.join(folder, "copy"))).toBe(1);
});

test("a backup that is refused leaves nothing behind", async () => {
  const { appUrl } = await createDatabase({ template: "shortlist_template" });
  const at = path.join(folder, "refused");
  await expect(backUp(appUrl, env.SHORTLIST_HOME, at)).rejects.toThrow("subject to row-level security");
  expect(fs.existsSync(at)).toBe(false);
});

test("stops the database that a backup has started, when the backup fails", () => {
  const env = { ...process.env, DATABASE_URL: "", EMBEDDED: "1", SHORTLIST_HOME: testHome() };
  const run = (...script: string[]) => spawnSync(process.execPath, script, { env, encoding: "utf8" });
  expect(run("scripts/backup.ts", folder).stderr).toContain("already exists");
  const { stdout } = run("scripts/embedded-postgres.ts", "status");
  run("scripts/embedded-postgres.ts", "stop");
  expect(stdout).toBe("not running\n");
});
