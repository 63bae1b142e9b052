import "../support/database";
import { globSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { dismissSignal } from "@/lib/records/candidates/signals/dismiss-signal";
import { findSignals } from "@/lib/records/candidates/signals/find-signals";
import { mayBeOneName } from "@/lib/records/candidates/signals/one-name";
import { likeness, sketchOf } from "@/lib/records/candidates/signals/sketch";
import { agentOf, READ } from "../mcp/door";
import { runPipeline } from "../support/pipeline";
import { sample, sentFile } from "../support/sent-file";
import { readingOf, storedCv } from "../support/stored-cv";
import { colleagueOf, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let organizationId: string;
let jobId: string;
beforeEach(async () => {
  ({ recruiter: admin, organizationId } = await hiringTeam({ role: "admin" }));
  jobId = (await configuredJob(admin)).job.id;
});

type File = ReturnType<typeof sentFile>;
async function add(file: File, job = jobId) {
  const { candidateId } = await createCandidate(admin, { jobId: job, files: [file], samePerson: "create" });
  await runPipeline(organizationId);
  return candidateId;
}
const signalsOf = async (candidateId: string, actor = admin) =>
  (await getCandidateData(actor, { candidateId })).signals;
const kindsOf = async (candidateId: string) => (await signalsOf(candidateId)).map(({ kind }) => kind).sort();

/** The text of a sample CV, sent in under the name, mail and number of somebody else. */
async function textOf(candidateId: string) {
  const { text } = await ownerDb.documentText.findFirstOrThrow({ where: { attachment: { candidateId } } });
  return text;
}
const people = ["Ida Nolte", "Bo Ek", "Cem Arslan", "Dora Quist", "Emil Ruus", "Fay Ober"];
const underName = (text: string, at: number) =>
  sentFile(
    `cv-${at}.txt`,
    text
      .replace(/Amara Lindqvist/gi, people[at]!)
      .replace(/\S+@\S+/g, `person-${at}@mail.example`)
      .replace(/\+?[\d ()]{9,}\d/g, `+49 151 5550${at}${at}${at}${at}`),
  );

const amara = () => add(sample("candidates/01-amara-lindqvist.pdf"));

test("a CV that is nearly the same under another name is a signal of both, across jobs, with its evidence", async () => {
  const first = await amara();
  const { job: other } = await configuredJob(admin);
  const copy = await add(underName(await textOf(first), 0), other.id);
  const [signal] = await signalsOf(copy);
  expect(signal).toMatchObject({ kind: "near_copy", others: [{ candidateId: first }], dismissed: null });
  expect(signal!.evidence.likeness).toBeGreaterThan(0.8);
  expect(await signalsOf(first)).toMatchObject([{ kind: "near_copy", others: [{ name: "Ida Nolte" }] }]);
});

test("one address, number or document is a signal under several names, and none under one", async () => {
  const first = await amara();
  const { job: other } = await configuredJob(admin);
  const again = await add(sample("candidates/01-amara-lindqvist.pdf"), other.id);
  expect([await kindsOf(first), await kindsOf(again)]).toEqual([[], []]);
  await correctCandidate(admin, { candidateId: again, fullName: "Ida Nolte" });
  await runPipeline(organizationId);
  const all = ["near_copy", "shared_document", "shared_email", "shared_phone"];
  expect([await kindsOf(first), await kindsOf(again)]).toEqual([all, all]);
  await correctCandidate(admin, { candidateId: again, email: "ida@mail.example" });
  await runPipeline(organizationId);
  expect(await kindsOf(first)).toEqual(all.filter((kind) => kind !== "shared_email"));
  await mergeCandidates(admin, { candidateId: first, mergedId: again });
  await runPipeline(organizationId);
  expect([await kindsOf(first), await kindsOf(again)]).toEqual([[], []]);
});

test("in a flood each of many with one number keeps the signal, whoever is looked at again", async () => {
  const ids: string[] = [];
  const reader = systemActor(organizationId, "reader");
  for (let at = 0; at < 14; at++) {
    const fullName = `Person ${String.fromCharCode(97 + at).repeat(4)}`;
    const data = { organizationId, fullName, phone: "+49 151 55512345", createdBy: admin.id };
    ids.push((await ownerDb.candidate.create({ data })).id);
  }
  for (const candidateId of ids.toReversed()) await findSignals(reader, { candidateId });
  for (const candidateId of ids) await findSignals(reader, { candidateId });
  for (const id of ids) expect(await kindsOf(id)).toContain("shared_phone");
  expect(await ownerDb.signal.count({ where: { organizationId } })).toBeLessThanOrEqual(14 * 2 * 10);
});

test("a hiring manager sees no signal that names somebody outside their jobs", async () => {
  const first = await amara();
  const { job: other } = await configuredJob(admin);
  await add(underName(await textOf(first), 0), other.id);
  const manager = await colleagueOf(admin, "hiring_manager");
  const member = { organizationId, userId: manager.id, addedBy: admin.id };
  await ownerDb.hiringTeamMember.create({ data: { ...member, jobId } });
  expect(await signalsOf(first, manager)).toEqual([]);
  expect((await listJobCandidates(manager, { jobId, signal: true })).total).toBe(0);
  await ownerDb.hiringTeamMember.create({ data: { ...member, jobId: other.id } });
  expect(await signalsOf(first, manager)).toMatchObject([{ kind: "near_copy" }]);
});

test("alike applications beyond the job's own pace are a burst, with how many, in which time, and the usual", async () => {
  const first = await amara();
  const text = await textOf(first);
  for (const at of [0, 1, 2]) await add(underName(text, at));
  expect(await kindsOf(first)).not.toContain("burst");
  await add(underName(text, 3));
  const burst = (await signalsOf(first)).find(({ kind }) => kind === "burst");
  expect(burst).toMatchObject({ evidence: { count: 5, hours: 24, usual: 0 }, job: "Backend Engineer" });
  expect(burst!.others).toHaveLength(4);
});

test("a busy job's usual day is no burst", async () => {
  const first = await amara();
  const text = await textOf(first);
  const before = Date.now() - 10 * 86_400_000;
  for (let at = 0; at < 40; at++) {
    const candidate = await ownerDb.candidate.create({
      data: { organizationId, fullName: `Kim ${at}`, createdBy: admin.id },
    });
    await ownerDb.application.create({
      data: {
        organizationId,
        jobId,
        candidateId: candidate.id,
        number: 100 + at,
        appliedAt: new Date(before),
      },
    });
  }
  for (const at of [0, 1, 2, 3]) await add(underName(text, at));
  expect(await kindsOf(first)).not.toContain("burst");
});

test("a later CV with another name than the record and its first CV is a signal", async () => {
  const first = await amara();
  const text = (await textOf(first)).replace("Amara Lindqvist", "Ida Nolte");
  const { id: attachmentId } = await storedCv(admin, first);
  await ownerDb.documentText.create({ data: { organizationId, attachmentId, ...readingOf(text) } });
  await findSignals(systemActor(organizationId, "reader"), { candidateId: first });
  expect(await signalsOf(first)).toMatchObject([{ kind: "name_changed", evidence: { name: "Ida Nolte" } }]);
});

test("lists filter by signals; a person dismisses one with a reason, once and for both, in the trail", async () => {
  const first = await amara();
  const copy = await add(underName(await textOf(first), 0));
  const [signal] = await signalsOf(copy);
  const { signalId } = signal!;
  const found = async () => [
    (await listJobCandidates(admin, { jobId, signal: true })).total,
    (await listJobCandidates(admin, { jobId, query: "signal:near_copy" })).total,
    (await listJobCandidates(admin, { jobId, query: "signal:burst" })).total,
    (await searchApplications(admin, { signal: true })).total,
    (await countJobCandidates(admin, { jobId })).signal[0]?.count ?? 0,
  ];
  expect(await found()).toEqual([2, 2, 0, 2, 2]);
  await expect(dismissSignal(agentOf(admin, READ), { signalId, reason: "Fine" })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(dismissSignal(admin, { signalId, reason: " " })).rejects.toMatchObject({ code: "invalid" });
  const reader = await colleagueOf(admin, "read_only");
  await expect(dismissSignal(reader, { signalId, reason: "Fine" })).rejects.toMatchObject({
    code: "forbidden",
  });
  const reason = "Same agency wrote both.";
  const answers = await Promise.allSettled([1, 2].map(() => dismissSignal(admin, { signalId, reason })));
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await found()).toEqual([0, 0, 0, 0, 0]);
  await runPipeline(organizationId);
  await findSignals(systemActor(organizationId, "reader"), { candidateId: copy });
  expect(await signalsOf(first)).toMatchObject([{ dismissed: { by: "Robin Recruiter", reason } }]);
  const trail = await ownerDb.auditEvent.findMany({
    where: { organizationId, name: "candidate.signal-dismissed" },
  });
  expect(trail).toMatchObject([{ subjectId: copy, particulars: { kind: "near_copy" } }]);
});

test("blind review hides the names and words in signals, on both sides", async () => {
  const first = await amara();
  const { job: blind } = await configuredJob(admin, exampleContent({ blindReview: true }));
  const copy = await add(underName(await textOf(first), 0), blind.id);
  const shown = JSON.stringify([await signalsOf(first), await signalsOf(copy)]);
  expect(shown).toContain("near_copy");
  expect(shown).not.toMatch(/Ida|Nolte|Amara|Lindqvist/);
  expect((await signalsOf(first))[0]!.others[0]!.candidateId).toBeNull();
});

test("erasing a person removes their signals, those of others about them, and what found them", async () => {
  const first = await amara();
  const copy = await add(underName(await textOf(first), 0));
  await eraseCandidate(admin, { candidateId: copy });
  await runPipeline(organizationId);
  expect(await signalsOf(first)).toEqual([]);
  expect(await ownerDb.signal.count({ where: { organizationId } })).toBe(0);
  expect(await ownerDb.cvBand.count({ where: { candidateId: copy } })).toBe(0);
});

test("another organization's candidates are never part of a signal", async () => {
  const first = await amara();
  const text = await textOf(first);
  const team = await hiringTeam({ role: "admin" });
  const { job } = await configuredJob(team.recruiter);
  const file = underName(text, 0);
  const { candidateId } = await createCandidate(team.recruiter, { jobId: job.id, files: [file] });
  await runPipeline(team.organizationId);
  expect(await signalsOf(candidateId, team.recruiter)).toEqual([]);
  await expect(
    dismissSignal(team.recruiter, { signalId: crypto.randomUUID(), reason: "x" }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("no score depends on a signal: an evaluation's inputs are the same, and judging knows no signals", async () => {
  const first = await amara();
  const { inputHash } = await ownerDb.evaluation.findFirstOrThrow({
    where: { application: { candidateId: first } },
  });
  await add(underName(await textOf(first), 0));
  expect(await kindsOf(first)).toEqual(["near_copy"]);
  await ownerDb.evaluation.deleteMany({
    where: { application: { candidateId: first, currentEvaluation: null } },
  });
  const { id } = await ownerDb.application.findFirstOrThrow({ where: { candidateId: first } });
  await ownerDb.application.update({
    where: { id },
    data: { scoreStatus: "queued", currentEvaluationId: null },
  });
  await ownerDb.evaluation.deleteMany({ where: { applicationId: id } });
  await ownerDb.outboxEvent.create({
    data: { organizationId, name: "application.queued", data: { applicationId: id, organizationId } },
  });
  await runPipeline(organizationId);
  expect(await ownerDb.evaluation.findFirstOrThrow({ where: { applicationId: id } })).toMatchObject({
    inputHash,
  });
  const judging = globSync("lib/judging/**/*.ts").filter((file) =>
    /"Signal"|"CvSketch"|"CvBand"|db\.(signal|cvSketch|cvBand)\b|candidates\/signals/.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(judging).toEqual([]);
});

test.each([
  ["Ada Reyes", "REYES, Ada", true],
  ["Ada Reyes", "Dr. A. M. Reyes", true],
  ["Jörg Müller", "Joerg Mueller", true],
  ["Ada Reyes", "Ada Smith", false],
  ["Ada Reyes", "Bo Ek", false],
])("%s and %s may be one name: %s", (one, other, may) => {
  expect(mayBeOneName(one, other)).toBe(may);
});

test("a sketch estimates the share of five-word runs in common; a short text has none", () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`);
  const text = words.join(" ");
  const half = [...words.slice(0, 266), ...words.slice(266).map((word) => `x${word}`)].join(" ");
  expect(likeness(sketchOf(text)!, sketchOf(text)!)).toBe(1);
  // 262 of 530 runs.
  expect(Math.abs(likeness(sketchOf(text)!, sketchOf(half)!) - 0.49)).toBeLessThan(0.2);
  expect(sketchOf("too short to tell")).toBeNull();
});
