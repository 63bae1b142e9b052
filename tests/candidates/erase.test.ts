import { database } from "../support/database";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { optOut, undoOptOut } from "@/lib/records/candidates/opt-out";
import { previewErasure } from "@/lib/records/candidates/preview-erasure";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { files } from "@/lib/platform/storage/files";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, previewDecision, rejectApplication, reopenApplication } from "../support/decide";

const owner = new pg.Client({ connectionString: database.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

let admin: Actor;
let organizationId: string;
beforeEach(async () => {
  ({ recruiter: admin, organizationId } = await hiringTeam({ role: "admin" }));
});

/** Names of the tables whose rows of this organization contain any of these words. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND column_name = 'organizationId' AND table_type = 'BASE TABLE'`,
  );
  const tables: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await owner.query(
      `SELECT 1 FROM "${name}" t WHERE "organizationId" = $1 AND t::text ~* $2 LIMIT 1`,
      [organizationId, words.join("|")],
    );
    if (rowCount) tables.push(name);
  }
  return tables.sort();
}

/** What evaluations of this organization quote, as regular expressions. */
async function quotedWords(): Promise<string[]> {
  const evidence = await ownerDb.evidence.findMany({ where: { organizationId } });
  expect(evidence.length).toBeGreaterThan(0);
  return evidence.map(({ quote }) => quote.replace(/[^\p{L}\p{N} ]/gu, "."));
}

/** A confirmation that an agent requested, with the headline its recruiter reads. */
const requested = (headline: string) =>
  ownerDb.confirmation.create({
    data: {
      organizationId,
      userId: admin.id,
      act: "rejectCandidate",
      argumentsDigest: "x",
      subjectRevision: "1",
      expiresAt: new Date(),
      preview: { headline, effects: [] },
    },
  });

/** One person with two merged records: evaluated, accepted with feedback, named in a confirmation. */
async function mergedPerson() {
  const jobs = [await configuredJob(admin), await configuredJob(admin)];
  const records = [];
  for (const [index, name] of [
    "candidates/01-amara-lindqvist.pdf",
    "candidates/03-katharina-vogt.docx",
  ].entries())
    records.push(await createCandidate(admin, { jobId: jobs[index]?.job.id ?? "", files: [sample(name)] }));
  const [first, second] = records as [(typeof records)[0], (typeof records)[0]];
  await runPipeline(organizationId);
  const { applicationId } = first;
  await ownerDb.answer.create({
    data: { organizationId, applicationId, position: 0, question: "Why?", text: "Zanzibar calls." },
  });
  await acceptApplication(admin, { applicationId, feedback: "Brought up Zanzibar." });
  await requested("Reject “Amara Lindqvist”");
  await ownerDb.candidate.update({ where: { id: first.candidateId }, data: { location: null } });
  await ownerDb.candidate.update({ where: { id: second.candidateId }, data: { location: "Zanzibar" } });
  await mergeCandidates(admin, { candidateId: first.candidateId, mergedId: second.candidateId });
  await runPipeline(organizationId);
  return { candidateId: first.candidateId, mergedId: second.candidateId, applicationId };
}

const personalWords = ["Lindqvist", "Vogt", "Amara", "Katharina", "Zanzibar", "PostgreSQL 1[0-9]"];

test("keeps confirmations about others whose text contains an erased short name as part of a word", async () => {
  const people = ["Li", 'A.C. (Kit) "O\\Neil" +', "Zoë Ünal"];
  const other = await requested("Reject Lilian for Lisbon");
  for (const fullName of people) {
    await requested(`Reject ${fullName} for Lisbon`);
    const { id: candidateId } = await ownerDb.candidate.create({
      data: { organizationId, createdBy: admin.id, fullName },
    });
    await eraseCandidate(admin, { candidateId });
  }
  const left = await ownerDb.confirmation.findMany({ where: { organizationId } });
  expect(left.map(({ id }) => id)).toEqual([other.id]);
});

test("deletes confirmations that show the person's name without its quotation marks and double spaces", async () => {
  await requested("Correct “Dana Ace Whitfield”");
  const { id: candidateId } = await ownerDb.candidate.create({
    data: { organizationId, createdBy: admin.id, fullName: 'Dana "Ace"  Whitfield' },
  });
  await eraseCandidate(admin, { candidateId });
  expect(await ownerDb.confirmation.findMany({ where: { organizationId } })).toEqual([]);
});

test("erases the person's text from every table and their files, and keeps counts and the audit trail", async () => {
  const { candidateId, mergedId, applicationId } = await mergedPerson();
  const words = [...personalWords, ...(await quotedWords())];
  expect(await tablesWith(words)).toEqual(
    expect.arrayContaining([
      "Answer",
      "Attachment",
      "Candidate",
      "CandidateAlias",
      "Confirmation",
      "Decision",
      "DocumentText",
      "Evidence",
      "StoredVerdict",
    ]),
  );
  const stored = await ownerDb.attachment.findMany({ where: { organizationId } });
  const { effects } = await previewErasure(admin, { candidateId });
  expect(effects.join(" ")).toMatch(/1 merged record .* 2 files .* 2 applications .* 1 open application/);

  expect(await eraseCandidate(admin, { candidateId })).toEqual({
    candidateId,
    records: 2,
    applications: 2,
    files: 2,
    held: false,
  });
  await runPipeline(organizationId);
  expect(await tablesWith(words)).toEqual([]);
  const ofOrganization = { where: { organizationId } };
  expect(await ownerDb.criterionAssessment.count(ofOrganization)).toBe(0);
  expect(await ownerDb.candidateWords.count(ofOrganization)).toBe(0);
  await discardUploads(systemActor(organizationId, "sweeper"), { now: new Date() });
  for (const { storageKey } of stored)
    await expect(files.get(storageKey)).rejects.toMatchObject({ code: "not_found" });
  expect(await ownerDb.upload.count({ where: { organizationId } })).toBe(0);

  const person = await getCandidate(admin, { candidateId });
  expect(person).toMatchObject({ name: expect.stringMatching(/^Erased person \d+$/), document: null });
  expect((await searchCandidates(admin, {})).total).toBe(0);
  const { items } = await searchApplications(admin, {});
  expect(items.map((item) => [item.disposition, item.overall]).sort()).toEqual([
    ["accepted", null],
    ["withdrawn", null],
  ]);
  const trail = await ownerDb.auditEvent.findMany({ where: { organizationId } });
  expect(trail.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["application.accepted", "candidate.merged", "candidate.erased"]),
  );
  expect(trail.find(({ name }) => name === "application.accepted")?.subjectId).toBe(applicationId);

  for (const id of [candidateId, mergedId])
    await expect(eraseCandidate(admin, { candidateId: id })).rejects.toMatchObject({ code: "not_found" });
  await expect(undoMerge(admin, { mergedId })).rejects.toMatchObject({ code: "conflict" });
});

test("evaluates another's application on their own CV when the CV it was evaluated on is erased", async () => {
  const { job } = await configuredJob(admin);
  const { candidateId } = await createCandidate(admin, {
    jobId: job.id,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  const { candidateId: mergedId } = await createCandidate(admin, {
    jobId: (await configuredJob(admin)).job.id,
    files: [sample("candidates/03-katharina-vogt.docx")],
  });
  await mergeCandidates(admin, { candidateId, mergedId });
  await runPipeline(organizationId);
  const application = () =>
    ownerDb.application.findFirstOrThrow({
      where: { candidateId, jobId: job.id },
      include: { currentEvaluation: { select: { attachment: { select: { candidateId: true } } } } },
    });
  expect((await application()).scoreStatus).toBe("scored");
  const quotes = await quotedWords();
  const reading = { key: "x", by: "x", version: "1", quotes: [{ quote: quotes[0] }] };
  await ownerDb.workStyleReading.create({ data: { organizationId, candidateId, ...reading } });
  expect(await tablesWith(quotes)).toEqual(expect.arrayContaining(["StoredVerdict", "WorkStyleReading"]));
  await undoMerge(admin, { mergedId });
  await eraseCandidate(admin, { candidateId: mergedId });
  await runPipeline(organizationId);
  expect(await application()).toMatchObject({
    scoreStatus: "scored",
    currentEvaluation: { attachment: { candidateId } },
  });
  expect(await tablesWith(quotes)).toEqual([]);
});

test("refuses to write back after the erasure what was read before it", async () => {
  const { job } = await configuredJob(admin);
  const { candidateId } = await applicant(admin, job.id);
  await eraseCandidate(admin, { candidateId });
  await inTenant(wholeOrganization(organizationId), (db) =>
    db.candidate.update({
      where: { id: candidateId },
      data: { fullName: "Ada Reyes", email: "ada@x.example", erasedAt: null },
    }),
  );
  expect(await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } })).toMatchObject({
    fullName: expect.stringMatching(/^Erased person/),
    email: null,
    erasedAt: expect.any(Date),
  });
  const file = {
    kind: "cv",
    fileName: "a.pdf",
    mediaType: "x",
    size: 1,
    sha256: "s",
    storageKey: "k",
  } as const;
  await expect(
    inTenant(wholeOrganization(organizationId), (db) =>
      db.attachment.create({ data: { ...file, candidateId, createdBy: "sync" } }),
    ),
  ).rejects.toThrow(/was erased/);
  await expect(assignCandidate(admin, { candidateId, jobId: job.id })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("refuses decisions about an erased person", async () => {
  const { candidateId, applicationId } = await mergedPerson();
  await eraseCandidate(admin, { candidateId });
  const refused = "This person was erased.";
  const previewed = await previewDecision(admin, { applicationId, kind: "reopen" });
  expect(previewed.refusal).toBe(refused);
  await expect(reopenApplication(admin, { applicationId })).rejects.toThrow(refused);
  await expect(rejectApplication(admin, { applicationId })).rejects.toThrow(refused);
});

test("of two concurrent erasures one succeeds, and no concurrent application stays active", async () => {
  const { job } = await configuredJob(admin);
  const other = (await configuredJob(admin)).job;
  const { candidateId } = await applicant(admin, job.id);
  const done = await Promise.allSettled([
    eraseCandidate(admin, { candidateId }),
    eraseCandidate(admin, { candidateId }),
    assignCandidate(admin, { candidateId, jobId: other.id }),
  ]);
  expect(
    done
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(["fulfilled", "rejected"]);
  const applications = await ownerDb.application.findMany({ where: { candidateId } });
  for (const { disposition, overall } of applications)
    expect([disposition, overall]).toEqual(["withdrawn", null]);
});

test("only administrators erase, and only their own organization's people", async () => {
  const { job } = await configuredJob(admin);
  const { candidateId } = await applicant(admin, job.id);
  const { recruiter } = await hiringTeam();
  const stranger = await hiringTeam({ role: "owner" });
  for (const act of [previewErasure, eraseCandidate]) {
    await expect(act(recruiter, { candidateId })).rejects.toMatchObject({ code: "forbidden" });
    await expect(act(stranger.recruiter, { candidateId })).rejects.toMatchObject({ code: "not_found" });
  }
  for (const act of [optOut, undoOptOut, getCandidate])
    await expect(act(stranger.recruiter, { candidateId })).rejects.toMatchObject({ code: "not_found" });
  const reader: Actor = { ...admin, permissions: new Set(["candidate:read"]) };
  await expect(optOut(reader, { candidateId })).rejects.toMatchObject({ code: "forbidden" });
});

test("opting out removes a person from the pool once, and taking it back adds them again", async () => {
  const { job } = await configuredJob(admin);
  const { candidateId } = await createCandidate(admin, {
    jobId: job.id,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  await runPipeline(organizationId);
  const indexed = () => ownerDb.candidateWords.count({ where: { candidateId } });
  expect(await indexed()).toBe(1);
  const both = await Promise.allSettled([optOut(admin, { candidateId }), optOut(admin, { candidateId })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await indexed()).toBe(0);
  await runPipeline(organizationId);
  expect(await indexed()).toBe(0);
  await undoOptOut(admin, { candidateId });
  await runPipeline(organizationId);
  expect(await indexed()).toBe(1);
  await expect(undoOptOut(admin, { candidateId })).rejects.toMatchObject({ code: "conflict" });
});
