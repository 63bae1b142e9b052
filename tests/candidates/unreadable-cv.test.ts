import "../support/database";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { confirmRead } from "@/lib/records/candidates/confirm-read";
import { readAgain } from "@/lib/hiring/intake/read-again";
import { files } from "@/lib/platform/storage/files";
import { runPipeline } from "../support/pipeline";
import { sample, sentFile } from "../support/sent-file";
import { readingOf } from "../support/stored-cv";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, previewDecision, rejectApplication } from "../support/decide";

const damaged = sample("candidates/15-ingrid-solheim-cut-short.pdf");
const add = (file: typeof damaged) => addAttachment(recruiter, { candidateId, file });

let recruiter: Actor;
let candidateId: string;
let applicationId: string;
let attachmentId: string;

/** Creates an applicant whose only CV is a damaged file. */
async function damagedApplicant(blindReview = false) {
  ({ recruiter } = await hiringTeam());
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview }));
  const made = await createCandidate(recruiter, { jobId: job.id, files: [damaged] });
  ({ candidateId, applicationId } = made);
  attachmentId = made.attachments[0]!.attachmentId;
  await runPipeline(recruiter.organizationId);
}
beforeEach(() => damagedApplicant());

const page = () => getApplication(recruiter, { applicationId });
const notReadYet = { code: "conflict", message: expect.stringContaining("nobody has looked at it yet") };

test("refuses to accept on an unreadable CV until a member confirms by name that they have read it", async () => {
  expect(await page()).toMatchObject({ scoreStatus: "failed", unreadableCv: { attachmentId, readBy: null } });
  const preview = await previewDecision(recruiter, { applicationId, kind: "accept" });
  expect(preview.refusal).toContain("nobody has looked at it yet");
  await expect(acceptApplication(recruiter, { applicationId })).rejects.toMatchObject(notReadYet);

  await confirmRead(recruiter, { attachmentId });
  await confirmRead(recruiter, { attachmentId });
  const read = { readBy: { name: "Robin Recruiter", at: expect.any(String) } };
  expect(await page()).toMatchObject({ unreadableCv: read });
  expect(await getCandidate(recruiter, { candidateId })).toMatchObject({ unreadableCv: read });
  const trail = await ownerDb.auditEvent.findMany({ where: { name: "document.read-by-person" } });
  expect(trail.filter(({ subjectId }) => subjectId === candidateId)).toMatchObject([
    { actorId: recruiter.id, particulars: { attachmentId } },
  ]);
  expect(await acceptApplication(recruiter, { applicationId })).toMatchObject({ disposition: "accepted" });
});

test("allows rejecting before anyone has read the CV", async () => {
  expect(await rejectApplication(recruiter, { applicationId })).toMatchObject({ disposition: "rejected" });
});

test("refuses to mark a file as read by an agent or a stranger, or when it is readable", async () => {
  const agent: Actor = { ...recruiter, kind: "agent", clientId: "agent" };
  await expect(confirmRead(agent, { attachmentId })).rejects.toMatchObject({ code: "forbidden" });
  const { recruiter: stranger } = await hiringTeam();
  await expect(confirmRead(stranger, { attachmentId })).rejects.toMatchObject({ code: "not_found" });
  await expect(readAgain(stranger, { attachmentId })).rejects.toMatchObject({ code: "not_found" });
  const good = await add(sample("candidates/01-amara-lindqvist.pdf"));
  await runPipeline(recruiter.organizationId);
  await expect(confirmRead(recruiter, good)).rejects.toMatchObject({ code: "conflict" });
  await expect(readAgain(recruiter, good)).rejects.toMatchObject({ code: "conflict" });
});

test("refuses to mark the original as read in a blind review, where nobody may open it", async () => {
  await damagedApplicant(true);
  await expect(confirmRead(recruiter, { attachmentId })).rejects.toMatchObject({ code: "forbidden" });
  await expect(acceptApplication(recruiter, { applicationId })).rejects.toMatchObject(notReadYet);
});

test("reading again evaluates the CV once it is readable, and fails again while it is not", async () => {
  await readAgain(recruiter, { attachmentId });
  expect(await page()).toMatchObject({ scoreStatus: "queued", unreadableCv: null });
  await expect(readAgain(recruiter, { attachmentId })).rejects.toMatchObject({ code: "conflict" });
  await runPipeline(recruiter.organizationId);
  expect(await page()).toMatchObject({ scoreStatus: "failed", unreadableCv: { attachmentId } });

  const { storageKey } = await ownerDb.attachment.findUniqueOrThrow({ where: { id: attachmentId } });
  await files.put(storageKey, readFileSync("samples/candidates/01-amara-lindqvist.pdf"));
  await readAgain(recruiter, { attachmentId });
  await runPipeline(recruiter.organizationId);
  expect(await page()).toMatchObject({ scoreStatus: "scored", unreadableCv: null });
});

test("judges a readable CV instead, and a later unreadable one hides neither it nor its quotes", async () => {
  const good = await add(sample("candidates/01-amara-lindqvist.pdf"));
  await runPipeline(recruiter.organizationId);
  const bad = sentFile(damaged.fileName, "%PDF-1.7 nothing");
  await add(bad);
  await runPipeline(recruiter.organizationId);
  const { document, evaluation, unreadableCv } = await page();
  expect(unreadableCv).toBeNull();
  expect(document?.attachmentId).toBe(good.attachmentId);
  const quotes = evaluation!.judged.flatMap(({ assessment }) => assessment.evidence);
  expect(quotes.length).toBeGreaterThan(0);
  for (const { start, end, quote } of quotes) expect(document?.text.slice(start, end)).toBe(quote);
});

test("shows the judged CV and its quotes until a newer one is judged", async () => {
  const first = await add(sample("candidates/01-amara-lindqvist.pdf"));
  await runPipeline(recruiter.organizationId);
  const newer = await add(sample("candidates/05-margaret-okafor.pdf"));
  await ownerDb.attachment.update({ where: { id: newer.attachmentId }, data: { readStatus: "read" } });
  const { organizationId } = recruiter;
  const { attachmentId } = newer;
  await ownerDb.documentText.create({
    data: { organizationId, attachmentId, ...readingOf("Somebody else's words.") },
  });
  const { document, evaluation } = await page();
  expect(document?.attachmentId).toBe(first.attachmentId);
  const quotes = evaluation!.judged.flatMap(({ assessment }) => assessment.evidence);
  expect(quotes.length).toBeGreaterThan(0);
  for (const { start, end, quote } of quotes) expect(document?.text.slice(start, end)).toBe(quote);
  const judged = await add(sample("candidates/03-katharina-vogt.docx"));
  await runPipeline(organizationId);
  expect((await page()).document?.attachmentId).toBe(judged.attachmentId);
});
