import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { optOut, undoOptOut } from "@/lib/records/candidates/opt-out";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

const strong = sample("candidates/01-amara-lindqvist.pdf");
const other = sample("candidates/03-katharina-vogt.docx");

let recruiter: Actor;
let organizationId: string;
beforeEach(async () => {
  ({ recruiter, organizationId } = await hiringTeam());
});

const person = (data: object = {}) =>
  ownerDb.candidate.create({ data: { organizationId, createdBy: recruiter.id, ...data } });

/** Creates two records of one person, each with a scored application to a different job. */
async function twoRecords() {
  const jobs = [await configuredJob(recruiter), await configuredJob(recruiter)];
  const first = await createCandidate(recruiter, { jobId: jobs[0]?.job.id ?? "", files: [strong] });
  const second = await createCandidate(recruiter, {
    jobId: jobs[1]?.job.id ?? "",
    files: [other],
    email: "a@x.example",
  });
  await runPipeline(organizationId);
  return { first, second };
}

const state = async (...ids: string[]) => ({
  candidates: await ownerDb.candidate.findMany({
    where: { id: { in: ids } },
    orderBy: { id: "asc" },
    omit: { updatedAt: true },
  }),
  attachments: await ownerDb.attachment.findMany({
    where: { candidateId: { in: ids } },
    orderBy: { id: "asc" },
    select: { id: true, candidateId: true },
  }),
  applications: await ownerDb.application.findMany({
    where: { candidateId: { in: ids } },
    orderBy: { id: "asc" },
    select: { id: true, candidateId: true, scoreStatus: true, currentEvaluationId: true, overall: true },
  }),
});

test("finds records with the same e-mail address, phone number or CV, and says which of them match", async () => {
  const self = await person({ fullName: "Ada", email: "Ada@X.example", phone: "+49 (151) 555-01234" });
  const byMail = await person({ email: "ada@x.EXAMPLE" });
  const byPhone = await person({ fullName: "A. Reyes", phone: "0151 55501234" });
  const byCv = await person();
  await person({ email: "somebody@else.example", phone: "12345" });
  await person({ email: "ada@x.example", erasedAt: new Date() });
  const cv = { organizationId, kind: "cv" as const, fileName: "a.pdf", mediaType: "x", size: 1, sha256: "s" };
  for (const [i, candidateId] of [self.id, byCv.id].entries())
    await ownerDb.attachment.create({ data: { ...cv, candidateId, storageKey: `k${i}`, createdBy: "x" } });
  const { duplicates, mergedInto } = await findDuplicates(recruiter, { candidateId: self.id });
  expect(mergedInto).toBeNull();
  expect(duplicates.map(({ candidateId, name, same }) => [candidateId, name, same])).toEqual([
    [byMail.id, "Unnamed candidate", ["email"]],
    [byPhone.id, "A. Reyes", ["phone"]],
    [byCv.id, "Unnamed candidate", ["cv"]],
  ]);
});

test("undoing a merge keeps an opt-out that the person has repeated since", async () => {
  const { id: candidateId } = await person();
  const { id: mergedId } = await person({ optedOutAt: new Date("2026-01-01") });
  await mergeCandidates(recruiter, { candidateId, mergedId });
  await undoOptOut(recruiter, { candidateId });
  const { optedOutAt } = await optOut(recruiter, { candidateId });
  await undoMerge(recruiter, { mergedId });
  const kept = await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  expect(kept.optedOutAt?.toISOString()).toBe(optedOutAt);
});

test("evaluates all applications on a CV that is still being read when its record is merged", async () => {
  const jobs = [await configuredJob(recruiter), await configuredJob(recruiter)];
  const [first, second] = jobs.map(({ job }) => job.id);
  const { candidateId } = await createCandidate(recruiter, { jobId: first!, files: [strong] });
  await runPipeline(organizationId);
  const unread = await createCandidate(recruiter, { jobId: second!, files: [other], email: "a@x.example" });
  await mergeCandidates(recruiter, { candidateId, mergedId: unread.candidateId });
  await runPipeline(organizationId);
  const applications = await ownerDb.application.findMany({
    where: { candidateId },
    select: { scoreStatus: true, currentEvaluation: { select: { attachmentId: true } } },
  });
  const { attachmentId } = unread.attachments[0]!;
  const onIt = { scoreStatus: "scored", currentEvaluation: { attachmentId } };
  expect(applications).toEqual([onIt, onIt]);
});

test("merging moves files and applications, fills empty fields and rescores with the newest CV; undoing restores everything", async () => {
  const { first, second } = await twoRecords();
  await ownerDb.candidate.update({ where: { id: first.candidateId }, data: { phone: null } });
  await ownerDb.candidate.update({ where: { id: second.candidateId }, data: { phone: "+49 151 5550999" } });
  const before = await state(first.candidateId, second.candidateId);
  const { balance } = await getCreditBalance(recruiter, {});

  const ids = { candidateId: first.candidateId, mergedId: second.candidateId };
  expect(await mergeCandidates(recruiter, ids)).toEqual({
    ...ids,
    attachments: 1,
    applications: 1,
    left: 0,
    rescored: 1,
  });
  await runPipeline(organizationId);
  const between = await state(first.candidateId, second.candidateId);
  expect(between.applications.every(({ candidateId }) => candidateId === first.candidateId)).toBe(true);
  expect(between.applications.map(({ scoreStatus }) => scoreStatus)).toEqual(["scored", "scored"]);
  expect(between.candidates[0]).toMatchObject({ fullName: "Amara Lindqvist", phone: "+49 151 5550999" });
  const duplicates = await findDuplicates(recruiter, { candidateId: first.candidateId });
  expect(duplicates.merged).toMatchObject([{ candidateId: second.candidateId, reversible: true }]);
  expect((await findDuplicates(recruiter, { candidateId: second.candidateId })).mergedInto).toBe(
    first.candidateId,
  );
  expect((await getCreditBalance(recruiter, {})).balance).toBe(balance - 1);

  expect(await undoMerge(recruiter, { mergedId: second.candidateId })).toMatchObject({
    attachments: 1,
    applications: 1,
    rescored: 1,
  });
  await runPipeline(organizationId);
  expect(await state(first.candidateId, second.candidateId)).toEqual(before);
  // The earlier evaluation is reused, so undoing costs no credit.
  expect((await getCreditBalance(recruiter, {})).balance).toBe(balance - 1);
  const names = (await ownerDb.auditEvent.findMany({ where: { organizationId } })).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["candidate.merged", "candidate.merge-undone"]));
});

test("leaves the second application where it is when both records applied to the same job", async () => {
  const { job } = await configuredJob(recruiter);
  const first = await createCandidate(recruiter, { jobId: job.id, files: [strong] });
  const second = await createCandidate(recruiter, { jobId: job.id, files: [other] });
  await runPipeline(organizationId);
  const ids = { candidateId: first.candidateId, mergedId: second.candidateId };
  expect(await mergeCandidates(recruiter, ids)).toMatchObject({ applications: 0, left: 1 });
});

test("a merge keeps an opt-out, and undoing it keeps later edits", async () => {
  const survivor = await person({ fullName: "Ada" });
  const out = await person({ email: "a@x.example", location: "Berlin", optedOutAt: new Date() });
  await mergeCandidates(recruiter, { candidateId: survivor.id, mergedId: out.id });
  const merged = await ownerDb.candidate.update({ where: { id: survivor.id }, data: { location: "Paris" } });
  expect(merged.optedOutAt).toEqual(out.optedOutAt);
  await undoMerge(recruiter, { mergedId: out.id });
  expect(await ownerDb.candidate.findUniqueOrThrow({ where: { id: survivor.id } })).toMatchObject({
    email: null,
    location: "Paris",
    optedOutAt: null,
  });
});

test("refuses to merge a record with itself, an employee's or a merged one, and to undo out of order", async () => {
  const a = await person();
  const b = await person();
  const c = await person();
  await expect(mergeCandidates(recruiter, { candidateId: a.id, mergedId: a.id })).rejects.toMatchObject({
    code: "invalid",
  });
  await ownerDb.employee.create({ data: { organizationId, candidateId: b.id } });
  const intoA = mergeCandidates(recruiter, { candidateId: a.id, mergedId: b.id });
  await expect(intoA).rejects.toMatchObject({ code: "conflict" });
  await mergeCandidates(recruiter, { candidateId: a.id, mergedId: c.id });
  await expect(mergeCandidates(recruiter, { candidateId: b.id, mergedId: c.id })).rejects.toMatchObject({
    code: "conflict",
  });
  await mergeCandidates(recruiter, { candidateId: b.id, mergedId: a.id });
  await expect(undoMerge(recruiter, { mergedId: c.id })).rejects.toMatchObject({ code: "conflict" });
  await undoMerge(recruiter, { mergedId: a.id });
  await undoMerge(recruiter, { mergedId: c.id });
  await expect(undoMerge(recruiter, { mergedId: c.id })).rejects.toMatchObject({ code: "not_found" });
  await ownerDb.candidateAlias.create({
    data: { organizationId, candidateId: a.id, kind: "merged", value: c.id },
  });
  await expect(undoMerge(recruiter, { mergedId: c.id })).rejects.toMatchObject({ code: "conflict" });
});

test("refuses to apply a record that was merged into another to a job", async () => {
  const [kept, merged] = [await person(), await person()];
  await mergeCandidates(recruiter, { candidateId: kept.id, mergedId: merged.id });
  const { job } = await configuredJob(recruiter);
  await expect(assignCandidate(recruiter, { candidateId: merged.id, jobId: job.id })).rejects.toThrow(
    "This record was merged into another. Add that one.",
  );
  expect(await ownerDb.application.count({ where: { jobId: job.id } })).toBe(0);
});

test("lets one of several concurrent merges or undos succeed", async () => {
  const a = await person();
  const b = await person();
  const race = async (acts: (() => Promise<unknown>)[]) => {
    const outcomes = await Promise.allSettled(acts.map((act) => act()));
    return outcomes.filter(({ status }) => status === "fulfilled").length;
  };
  const merge = (candidateId: string, mergedId: string) => () =>
    mergeCandidates(recruiter, { candidateId, mergedId });
  expect(await race([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id), merge(b.id, a.id)])).toBe(1);
  const alias = await ownerDb.candidateAlias.findFirstOrThrow({ where: { organizationId, kind: "merged" } });
  const undo = () => undoMerge(recruiter, { mergedId: alias.value });
  expect(await race([undo, undo, undo])).toBe(1);
  expect(await ownerDb.candidateAlias.count({ where: { organizationId } })).toBe(0);
});

test("shows no duplicates of or to a candidate in blind review", async () => {
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const hidden = await createCandidate(recruiter, {
    jobId: job.id,
    files: [strong],
    email: "a@x.example",
  });
  const open = await person({ fullName: "Amara Lindqvist", email: "a@x.example" });
  for (const candidateId of [hidden.candidateId, open.id])
    expect(await findDuplicates(recruiter, { candidateId })).toMatchObject({ duplicates: [], merged: [] });
});

test("does not find a stranger's records, and refuses actors without the permissions", async () => {
  const a = await person({ email: "a@x.example" });
  const b = await person({ email: "a@x.example" });
  const stranger = (await hiringTeam()).recruiter;
  const theirs = await ownerDb.candidate.create({
    data: { organizationId: stranger.organizationId, createdBy: stranger.id, email: "a@x.example" },
  });
  const notFound = { code: "not_found" };
  await expect(findDuplicates(stranger, { candidateId: a.id })).rejects.toMatchObject(notFound);
  expect((await findDuplicates(stranger, { candidateId: theirs.id })).duplicates).toEqual([]);
  await expect(mergeCandidates(stranger, { candidateId: theirs.id, mergedId: a.id })).rejects.toMatchObject(
    notFound,
  );
  await mergeCandidates(recruiter, { candidateId: a.id, mergedId: b.id });
  await expect(undoMerge(stranger, { mergedId: b.id })).rejects.toMatchObject(notFound);
  const reader = {
    ...recruiter,
    permissions: new Set(rolePermissions.recruiter.filter((each) => each !== "candidate:write")),
  };
  const forbidden = { code: "forbidden" };
  await expect(undoMerge(reader, { mergedId: b.id })).rejects.toMatchObject(forbidden);
  await expect(mergeCandidates(reader, { candidateId: a.id, mergedId: b.id })).rejects.toMatchObject(
    forbidden,
  );
  const withoutPermissions = { ...recruiter, permissions: new Set([]) };
  await expect(findDuplicates(withoutPermissions, { candidateId: a.id })).rejects.toMatchObject(forbidden);
});
