import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { systemActor } from "@/lib/platform/access/system";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { eraseInactive, listInactive, requestErasures } from "@/lib/records/candidates/erase-inactive";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { openAttachment } from "@/lib/records/candidates/open-attachment";
import { previewRetention } from "@/lib/records/candidates/preview-retention";
import type { Disposition } from "@/lib/platform/db/generated/enums";
import { functions } from "@/lib/doors/inngest/functions";
import { eraseInactiveWhenDue } from "@/lib/doors/inngest/functions/erase-inactive";
import { addNote } from "@/lib/hiring/notes/add-note";
import { chooseRetention } from "@/lib/hiring/organizations/choose-retention";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import { requestAllErasures } from "@/lib/hiring/organizations/request-all-erasures";
import { files } from "@/lib/platform/storage/files";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { fileWithReply } from "../support/sample-inputs";
import { sentFile } from "../support/sent-file";
import { storedCv } from "../support/stored-cv";
import { colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { reopenApplication } from "../support/decide";

let admin: Actor;
let sweeper: Actor;
let organizationId: string;
let jobId: string;
beforeEach(async () => {
  ({ recruiter: admin, organizationId } = await hiringTeam({ role: "admin" }));
  sweeper = systemActor(organizationId, "sweeper");
  jobId = (await configuredJob(admin)).job.id;
});

const DAY_MS = 24 * 3_600_000;
const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * DAY_MS);
const past = monthsAgo(30);

let made = 0;
/** A candidate created 30 months ago, with an application of this disposition unless it is null. */
async function person(disposition: Disposition | null = "rejected", more: object = {}) {
  made += 1;
  const { id } = await ownerDb.candidate.create({
    data: { organizationId, createdBy: "x", fullName: `Ada ${made} Reyes`, createdAt: past, ...more },
  });
  if (disposition)
    await ownerDb.application.create({
      data: {
        organizationId,
        jobId,
        candidateId: id,
        number: made,
        disposition,
        appliedAt: past,
        createdAt: past,
        ...(disposition !== "active" && { decidedAt: past }),
      },
    });
  return id;
}
const several = async (count: number) => {
  const ids = [];
  for (let i = 0; i < count; i++) ids.push(await person());
  return ids;
};

/** Sets a retention of 24 months and ends its week of grace. */
async function enforceRule() {
  await chooseRetention(admin, { retentionMonths: 24 });
  await ownerDb.organization.update({
    where: { id: organizationId },
    data: { retentionFrom: new Date(Date.now() - 1000) },
  });
}

/** Runs the nightly erasure of one organization as the workflow engine would. */
async function runNightly(): Promise<{ erased: number; stayed: number; failed: number } | null> {
  const { requested } = await requestErasures(sweeper);
  if (!requested) return null;
  const run = Reflect.get(eraseInactiveWhenDue, "fn") as (call: object) => ReturnType<typeof runNightly>;
  const step = { run: (_: string, work: () => Promise<unknown>) => work() };
  return run({ event: { data: { organizationId } }, step });
}

const isErased = async (id: string) =>
  (await ownerDb.candidate.findUniqueOrThrow({ where: { id } })).erasedAt !== null;
const erasedAmong = async (ids: string[]) =>
  (await ownerDb.candidate.findMany({ where: { id: { in: ids }, erasedAt: { not: null } } })).map(
    ({ id }) => id,
  );
async function cvOf(candidateId: string, createdAt: Date) {
  const storageKey = `${organizationId}/${randomUUID()}`;
  await files.put(storageKey, Buffer.from("A CV"));
  return storedCv(admin, candidateId, { createdAt, storageKey });
}
const applicationOf = (candidateId: string) =>
  ownerDb.application.findFirstOrThrow({ where: { candidateId } });

test("erases inactive people nightly with their files and merged records, and audits the rule", async () => {
  const rejected = await person();
  const withdrawn = await person("withdrawn");
  const unapplied = await person(null);
  const { storageKey } = await cvOf(rejected, past);
  const merged = await person();
  await ownerDb.candidateAlias.create({
    data: { organizationId, candidateId: unapplied, kind: "merged", value: merged },
  });
  await enforceRule();

  expect(await runNightly()).toEqual({ erased: 3, stayed: 0, failed: 0 });
  const all = [rejected, withdrawn, unapplied, merged];
  expect((await erasedAmong(all)).sort()).toEqual(all.sort());
  const trail = await ownerDb.auditEvent.findMany({ where: { organizationId, name: "candidate.erased" } });
  expect(trail.find(({ subjectId }) => subjectId === unapplied)).toMatchObject({
    actorKind: "system",
    actorId: "system:sweeper",
    particulars: { records: 2, retentionMonths: 24, ruleChosenBy: admin.id },
  });
  expect(await ownerDb.attachment.count({ where: { organizationId } })).toBe(0);
  await discardUploads(sweeper, { now: new Date() });
  await expect(files.get(storageKey)).rejects.toMatchObject({ code: "not_found" });

  expect(await runNightly()).toEqual({ erased: 0, stayed: 0, failed: 0 });
  expect(await ownerDb.auditEvent.count({ where: { organizationId, name: "candidate.erased" } })).toBe(3);
});

test("keeps employees, active, accepted and hired candidates, and everyone with recent activity", async () => {
  const recent = monthsAgo(3);
  const stay: Record<string, string> = {
    employee: await person(),
    active: await person("active"),
    accepted: await person("accepted"),
    hired: await person("hired"),
    "came in lately": await person(null, { createdAt: recent }),
    "changed in the ATS": await person("rejected", { atsUpdatedAt: recent }),
    "has a new file": await person(),
    "was decided on lately": await person(),
    "applied lately": await person(),
    "changed in the ATS, the application": await person(),
    "has a new note": await person(),
    "answered lately": await person(),
    corrected: await person(),
    "merged with somebody recent": await person(),
  };
  const of = (label: string) => stay[label]!;
  await ownerDb.employee.create({ data: { organizationId, candidateId: of("employee") } });
  await cvOf(of("has a new file"), recent);
  const change = (label: string, data: object) =>
    ownerDb.application.updateMany({ where: { candidateId: of(label) }, data });
  await change("was decided on lately", { decidedAt: recent });
  await change("applied lately", { appliedAt: recent });
  await change("changed in the ATS, the application", { atsUpdatedAt: recent });
  await addNote(admin, { candidateId: of("has a new note"), body: "Call back in spring." });
  await correctCandidate(admin, { candidateId: of("corrected"), phone: "+49 151 5550123" });
  await fileWithReply({ organizationId, candidateId: of("answered lately") });
  const other = await person(null, { createdAt: recent });
  await ownerDb.candidateAlias.create({
    data: { organizationId, candidateId: of("merged with somebody recent"), kind: "merged", value: other },
  });
  // Neither being seen by a sync nor having a file opened counts as activity.
  const seen = await person("rejected", { atsSeenAt: new Date() });
  const cv = await cvOf(seen, past);
  await openAttachment(admin, { attachmentId: cv.id });
  await enforceRule();

  const listed = await listInactive(sweeper);
  expect(listed.candidateIds).toEqual([seen]);
  expect(await eraseInactive(sweeper, { candidateIds: Object.values(stay) })).toEqual({
    erased: 0,
    stayed: Object.keys(stay).length,
    failed: 0,
  });
  expect(await erasedAmong([...Object.values(stay), other, seen])).toEqual([]);
});

test("erases nobody in the first week after a rule is set or shortened, nor after it is turned off", async () => {
  const [candidateId] = await several(1);
  const inAWeek = () => Date.now() + 7 * DAY_MS;
  const first = await chooseRetention(admin, { retentionMonths: 24 });
  expect(Math.abs(Date.parse(first.retentionFrom!) - inAWeek())).toBeLessThan(60_000);
  expect(await getOrganization(admin, {})).toMatchObject(first);
  expect(await runNightly()).toBeNull();
  expect(await eraseInactive(sweeper, { candidateIds: [candidateId!] })).toMatchObject({ erased: 0 });

  // A longer or equal period keeps the week of grace; a shorter one starts a new week.
  for (const retentionMonths of [36, 36])
    expect(await chooseRetention(admin, { retentionMonths })).toEqual({ ...first, retentionMonths });
  await enforceRule();
  const shorter = await chooseRetention(admin, { retentionMonths: 12 });
  expect(Math.abs(Date.parse(shorter.retentionFrom!) - inAWeek())).toBeLessThan(60_000);
  expect(await runNightly()).toBeNull();

  await enforceRule();
  await chooseRetention(admin, { retentionMonths: null });
  expect(await runNightly()).toBeNull();
  expect(await isErased(candidateId!)).toBe(false);
  await enforceRule();
  expect(await runNightly()).toMatchObject({ erased: 1 });
});

test("keeps people with activity between being listed and being erased", async () => {
  const [assigned, reopened, receivesFile, awaitsApproval, unchanged] = await several(5);
  await enforceRule();
  const { candidateIds } = await listInactive(sweeper);
  expect(candidateIds).toHaveLength(5);
  const { job } = await configuredJob(admin);
  await assignCandidate(admin, { candidateId: assigned!, jobId: job.id });
  await reopenApplication(admin, { applicationId: (await applicationOf(reopened!)).id });
  await addAttachment(admin, { candidateId: receivesFile!, file: sentFile("cv.txt", "CV") });
  const approval = await ownerDb.confirmation.create({
    data: {
      organizationId,
      userId: admin.id,
      act: "reopenCandidate",
      argumentsDigest: "x",
      subjectRevision: "1",
      preview: {},
      arguments: { applicationId: (await applicationOf(awaitsApproval!)).id },
      expiresAt: new Date(Date.now() + DAY_MS),
    },
  });
  expect(await eraseInactive(sweeper, { candidateIds })).toEqual({ erased: 1, stayed: 4, failed: 0 });
  expect(await erasedAmong(candidateIds)).toEqual([unchanged]);

  await ownerDb.confirmation.update({ where: { id: approval.id }, data: { expiresAt: new Date() } });
  expect(await runNightly()).toEqual({ erased: 1, stayed: 0, failed: 0 });
  expect(await isErased(awaitsApproval!)).toBe(true);
});

test("keeps two listed records that are merged before the erasure", async () => {
  const [old, other] = await several(2);
  await enforceRule();
  const { candidateIds } = await listInactive(sweeper);
  await mergeCandidates(admin, { candidateId: old!, mergedId: other! });
  expect(await eraseInactive(sweeper, { candidateIds })).toEqual({ erased: 0, stayed: 2, failed: 0 });
});

test("erases nobody of another organization, and requests erasures for every organization with a rule", async () => {
  const [ours] = await several(1);
  await enforceRule();
  const { recruiter: stranger } = await hiringTeam({ role: "admin" });
  const { id: theirs } = await ownerDb.candidate.create({
    data: { organizationId: stranger.organizationId, createdBy: "x", createdAt: past },
  });
  expect(await eraseInactive(sweeper, { candidateIds: [theirs] })).toMatchObject({ erased: 0 });
  const { recruiter: second } = await hiringTeam({ role: "admin" });
  await chooseRetention(second, { retentionMonths: 24 });
  await ownerDb.organization.update({
    where: { id: second.organizationId },
    data: { retentionFrom: new Date(Date.now() - 1000) },
  });
  const requests = await requestAllErasures();
  expect(requests.failed).toBe(0);
  const due = await ownerDb.outboxEvent.findMany({ where: { name: "retention.due" } });
  const organizations = due.map(({ organizationId: id }) => id);
  expect(organizations).toEqual(expect.arrayContaining([organizationId, second.organizationId]));
  expect(organizations).not.toContain(stranger.organizationId);
  await runNightly();
  expect(await erasedAmong([ours!, theirs])).toEqual([ours]);
});

test("the preview counts everybody, names the ten people inactive longest, and changes nothing", async () => {
  const ids = [];
  for (let i = 0; i < 12; i++) ids.push(await person("rejected", { createdAt: monthsAgo(60 - i) }));
  await ownerDb.application.deleteMany({ where: { candidateId: { in: ids } } });
  const { total, people } = await previewRetention(admin, { retentionMonths: 24 });
  expect(total).toBe(12);
  expect(people.map(({ candidateId }) => candidateId)).toEqual(ids.slice(0, 10));
  expect(people[0]).toMatchObject({
    name: expect.stringMatching(/^Ada \d+ Reyes$/),
    lastActivity: expect.stringMatching(/Z$/),
  });
  expect(await previewRetention(admin, { retentionMonths: 72 })).toEqual({ total: 0, people: [] });
  expect(await erasedAmong(ids)).toEqual([]);
  expect(await getOrganization(admin, {})).toMatchObject({ retentionMonths: null, retentionFrom: null });
});

test("only administrators set or preview a rule, of 6 to 120 whole months; only the service erases", async () => {
  const recruiter = await colleagueOf(admin, "recruiter");
  const months = { retentionMonths: 24 };
  for (const act of [chooseRetention, previewRetention])
    await expect(act(recruiter, months)).rejects.toMatchObject({ code: "forbidden" });
  for (const retentionMonths of [5, 121, 12.5])
    await expect(chooseRetention(admin, { retentionMonths })).rejects.toMatchObject({ code: "invalid" });
  expect(rolePermissions.owner).not.toContain("service:work");
  await expect(listInactive(admin)).rejects.toMatchObject({ code: "forbidden" });
  expect(await ownerDb.organization.findUniqueOrThrow({ where: { id: organizationId } })).toMatchObject({
    retentionMonths: null,
  });
});

test("schedules the erasures every night", () => {
  const options = functions.map((each) => each.opts);
  expect(options.find(({ id }) => id === "request-erasures")?.triggers).toEqual([{ cron: "23 2 * * *" }]);
});
