import { database } from "../support/database";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { eraseInactive } from "@/lib/records/candidates/erase-inactive";
import { listHolds } from "@/lib/records/candidates/list-holds";
import { openSealed } from "@/lib/records/candidates/open-sealed";
import { placeHold } from "@/lib/records/candidates/place-hold";
import { previewErasure } from "@/lib/records/candidates/preview-erasure";
import { releaseHold } from "@/lib/records/candidates/release-hold";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { storeSelfReports } from "@/lib/records/self-reports/store-self-reports";
import { chooseRetention } from "@/lib/hiring/organizations/choose-retention";
import { addNote } from "@/lib/hiring/notes/add-note";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { files } from "@/lib/platform/storage/files";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { rejectApplication } from "../support/decide";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { applicant, colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";

const owner = new pg.Client({ connectionString: database.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

let admin: Actor;
let organizationId: string;
let jobId: string;
beforeEach(async () => {
  ({ recruiter: admin, organizationId } = await hiringTeam({ role: "admin" }));
  jobId = (await configuredJob(admin)).job.id;
});

const about = {
  reason: "Charge 520-2026",
  candidateId: null,
  jobId: null,
  appliedFrom: null,
  appliedTo: null,
};
const day = (at: Date) => at.toISOString().slice(0, 10);
const erased = (candidateId: string) => eraseCandidate(admin, { candidateId });

/** A person with a CV, judged and rejected, a note and what they said about themselves. */
async function judgedPerson() {
  const { candidateId, applicationId } = await createCandidate(admin, {
    jobId,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  await runPipeline(organizationId);
  await rejectApplication(admin, { applicationId });
  await addNote(admin, { candidateId, body: "Phoned about Zanzibar." });
  await inTenant(wholeOrganization(organizationId), (db) =>
    storeSelfReports({ db }, "csv", [{ candidateId, said: { sex: "female" } }]),
  );
  const { storageKey } = await ownerDb.attachment.findFirstOrThrow({ where: { candidateId } });
  return { candidateId, applicationId, storageKey };
}

/** Names of the organization's tables with rows that contain one of these words. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND column_name = 'organizationId' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const tables = [];
  for (const { name } of rows) {
    const query = `SELECT 1 FROM "${name}" t WHERE "organizationId" = $1 AND t::text ~* $2 LIMIT 1`;
    if ((await owner.query(query, [organizationId, words.join("|")])).rowCount) tables.push(name);
  }
  return tables;
}

const hoursFromNow = (hours: number) => ({ now: new Date(Date.now() + hours * 3_600_000) });
const sweep = async () => {
  for (const hours of [0, 30, 60])
    await discardUploads(systemActor(organizationId, "sweeper"), hoursFromNow(hours));
};
const isStored = (key: string) =>
  files.get(key).then(
    () => true,
    () => false,
  );

test("erasing under a hold seals everything apart from daily use, and its release deletes it", async () => {
  const { candidateId, storageKey } = await judgedPerson();
  const { holdId } = await placeHold(admin, { ...about, candidateId });
  expect((await previewErasure(admin, { candidateId })).effects[0]).toContain(
    "A legal hold covers this person",
  );
  expect(await erased(candidateId)).toMatchObject({ held: true, files: 1 });

  const words = ["Lindqvist", "Amara", "Zanzibar"];
  expect(await tablesWith(words)).toEqual(["SealedRecord"]);
  expect((await searchCandidates(admin, { query: "Lindqvist" })).items).toEqual([]);
  expect((await searchApplications(admin, { query: "Lindqvist" })).items).toEqual([]);
  await sweep();
  expect(await isStored(storageKey)).toBe(true);

  const { sealed, holds } = await listHolds(admin, {});
  expect(JSON.stringify([sealed, holds])).not.toMatch(/Lindqvist|Zanzibar/);
  const [record] = sealed;
  const { content, storageKeys } = await openSealed(admin, { sealedId: record?.sealedId ?? "" });
  expect(storageKeys).toContain(storageKey);
  for (const table of [
    "Candidate",
    "Application",
    "Attachment",
    "DocumentText",
    "Evaluation",
    "Evidence",
    "Decision",
    "Note",
    "StageEntry",
  ])
    expect(content[table]?.length, table).toBeGreaterThan(0);
  expect(JSON.stringify(content["Note"])).toContain("Zanzibar");
  expect(content).not.toHaveProperty("SelfReport");
  expect(await ownerDb.selfReport.count({ where: { candidateId } })).toBe(1);

  expect(await releaseHold(admin, { holdId })).toEqual({ holdId, deleted: 1 });
  expect(await tablesWith(words)).toEqual([]);
  expect(await ownerDb.selfReport.count({ where: { candidateId } })).toBe(0);
  await sweep();
  expect(await isStored(storageKey)).toBe(false);
  const trail = await ownerDb.auditEvent.findMany({ where: { organizationId }, orderBy: { id: "asc" } });
  expect(trail.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "organization.hold-placed",
      "candidate.sealed-opened",
      "organization.hold-released",
    ]),
  );
  expect(trail.find(({ name }) => name === "candidate.erased")?.particulars).toMatchObject({
    heldBy: [holdId],
  });
}, 60_000);

test("daily work's role cannot read what is sealed, and another organization sees nothing of it", async () => {
  const { candidateId } = await applicant(admin, jobId);
  await placeHold(admin, { ...about, candidateId });
  await erased(candidateId);
  const [{ sealedId } = { sealedId: "" }] = (await listHolds(admin, {})).sealed;
  await expect(
    inTenant(wholeOrganization(organizationId), (db) => db.$queryRaw`SELECT content FROM "SealedRecord"`),
  ).rejects.toThrow(/permission denied/);
  const { recruiter: stranger } = await hiringTeam({ role: "admin" });
  await expect(openSealed(stranger, { sealedId })).rejects.toMatchObject({ code: "not_found" });
  const recruiter = await colleagueOf(admin, "recruiter");
  await expect(openSealed(recruiter, { sealedId })).rejects.toMatchObject({ code: "forbidden" });
  await expect(openSealed({ ...admin, kind: "agent" }, { sealedId })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a hold covers a job, a period, or what they have in common, to the day; others are erased as ever", async () => {
  const other = (await configuredJob(admin)).job.id;
  const appliedAt = new Date("2026-05-31T23:30:00Z");
  const person = async (at: Date, job: string) => {
    const { id, candidateId } = await applicant(admin, job);
    await ownerDb.application.update({ where: { id }, data: { appliedAt: at } });
    return candidateId;
  };
  await placeHold(admin, { ...about, jobId, appliedFrom: "2026-05-01", appliedTo: day(appliedAt) });
  const inBoth = await person(appliedAt, jobId);
  const tooLate = await person(new Date("2026-06-01T00:00:00Z"), jobId);
  const elsewhere = await person(appliedAt, other);
  expect(await erased(inBoth)).toMatchObject({ held: true });
  expect(await erased(tooLate)).toMatchObject({ held: false });
  expect(await erased(elsewhere)).toMatchObject({ held: false });
});

test("what was sealed is kept for each hold that covers its person, also for a later one", async () => {
  const { candidateId } = await applicant(admin, jobId);
  const first = await placeHold(admin, { ...about, candidateId });
  await erased(candidateId);
  const second = await placeHold(admin, { ...about, jobId });
  expect(await releaseHold(admin, first)).toMatchObject({ deleted: 0 });
  await expect(releaseHold(admin, first)).rejects.toMatchObject({ code: "conflict" });
  expect((await listHolds(admin, {})).sealed).toHaveLength(1);
  expect(await releaseHold(admin, second)).toMatchObject({ deleted: 1 });
});

test("the retention rule seals those whom a hold covers, too", async () => {
  const { candidateId, id } = await applicant(admin, jobId);
  await placeHold(admin, { ...about, jobId });
  const past = new Date(Date.now() - 900 * 24 * 3_600_000);
  await chooseRetention(admin, { retentionMonths: 12 });
  await ownerDb.organization.update({ where: { id: organizationId }, data: { retentionFrom: past } });
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { createdAt: past } });
  await ownerDb.application.update({
    where: { id },
    data: { disposition: "rejected", createdAt: past, appliedAt: past, decidedAt: past },
  });
  const counts = await eraseInactive(systemActor(organizationId, "sweeper"), { candidateIds: [candidateId] });
  expect(counts).toMatchObject({ erased: 1 });
  expect((await listHolds(admin, {})).sealed).toHaveLength(1);
});

test("refuses a hold on nothing, on what does not exist, and by others than administrators", async () => {
  await expect(placeHold(admin, about)).rejects.toMatchObject({ code: "invalid" });
  await expect(
    placeHold(admin, { ...about, appliedFrom: "2026-05-02", appliedTo: "2026-05-01" }),
  ).rejects.toMatchObject({ code: "invalid" });
  const absent = "01939c5e-0000-7000-8000-000000000000";
  await expect(placeHold(admin, { ...about, jobId: absent })).rejects.toThrow("Job not found.");
  const { recruiter: stranger } = await hiringTeam({ role: "admin" });
  await expect(placeHold(stranger, { ...about, jobId })).rejects.toThrow("Job not found.");
  const recruiter = await colleagueOf(admin, "recruiter");
  await expect(placeHold(recruiter, { ...about, jobId })).rejects.toMatchObject({ code: "forbidden" });
});
