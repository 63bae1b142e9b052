import "../support/database";
import { beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { readingPool } from "@/lib/reading/documents/reading/pool";
import { parseDocument } from "@/lib/hiring/intake/parse-document";
import { createJob } from "@/lib/records/jobs/create-job";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { runPipeline } from "../support/pipeline";
import { sample, sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let system: Actor;
let jobId: string;
const reads = vi.spyOn(readingPool(), "readDocument");
beforeEach(async () => {
  ({ recruiter, system } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
  reads.mockClear();
});

const cv = () => sample("candidates/01-amara-lindqvist.pdf");
const stored = (candidateId: string) =>
  ownerDb.attachment.findMany({ where: { candidateId }, include: { documentText: true } });

test("reads a CV once from parseDocument to the score", async () => {
  const { uploadId, text, candidate } = await parseDocument(recruiter, {
    document: cv(),
    purpose: "candidate",
  });
  expect(candidate).toMatchObject({ fullName: "Amara Lindqvist" });
  expect(await parseDocument(recruiter, { document: { uploadId }, purpose: "candidate" })).toMatchObject({
    text,
  });
  const { candidateId } = await createCandidate(recruiter, { jobId, files: [{ uploadId }] });
  expect(await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } })).toMatchObject({
    fullName: "Amara Lindqvist",
  });
  await runPipeline(recruiter.organizationId);
  expect(reads).toHaveBeenCalledTimes(1);
  expect(await stored(candidateId)).toMatchObject([
    {
      readStatus: "read",
      reading: null,
      documentText: {
        text,
        looks: expect.arrayContaining([expect.objectContaining({ start: 0, bold: true })]),
        profile: { name: { value: "Amara Lindqvist" } },
      },
    },
  ]);
  expect(await ownerDb.application.findMany({ where: { candidateId } })).toMatchObject([
    { scoreStatus: "scored" },
  ]);
});

test("stores the same text and profile of a CV, whether it was read before it was attached or after", async () => {
  const { candidateId } = await createCandidate(recruiter, { jobId, files: [cv()] });
  await runPipeline(recruiter.organizationId);
  expect(reads).toHaveBeenCalledTimes(1);
  const other = await createCandidate(recruiter, {
    jobId,
    files: [sentFile("cv.txt", "Ben Ott, cook at Acme")],
  });
  await addAttachment(recruiter, { candidateId: other.candidateId, file: cv() });
  await runPipeline(recruiter.organizationId);
  expect(reads).toHaveBeenCalledTimes(3);
  const [first] = await stored(candidateId);
  const again = (await stored(other.candidateId)).find(({ sha256 }) => sha256 === first!.sha256);
  const { id: _, attachmentId: _of, createdAt: _at, ...text } = first!.documentText!;
  expect(again!.documentText).toMatchObject(text);
});

test("reads a CV added to a record, and a job's document, once", async () => {
  const { uploadId } = await parseDocument(recruiter, { document: cv(), purpose: "job" });
  const { candidateId } = await createCandidate(recruiter, { jobId, files: [{ uploadId }] });
  const other = (await configuredJob(recruiter)).job.id;
  const longer = sentFile(
    "cv.txt",
    "Amara Lindqvist\namara.lindqvist@example.com\nLed the platform team since 2024.",
  );
  const { email } = await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  await createCandidate(recruiter, { jobId: other, files: [longer], email: email!, samePerson: candidateId });
  await runPipeline(recruiter.organizationId);
  expect(reads).toHaveBeenCalledTimes(2);
  expect(await stored(candidateId)).toMatchObject([{ reading: null }, { reading: null }]);

  const advert = sentFile(
    "advert.txt",
    "Beekeeper\n\nWe keep bees in Annecy and look for one more pair of hands.",
  );
  const parsed = await parseDocument(recruiter, { document: advert, purpose: "job" });
  const job = await createJob(recruiter, { document: { uploadId: parsed.uploadId } });
  expect(reads).toHaveBeenCalledTimes(3);
  expect(await ownerDb.attachment.findMany({ where: { jobId: job.jobId } })).toMatchObject([
    { reading: null },
  ]);
});

test("does not try an unreadable file again, unless time ran out or another release read it", async () => {
  const failure = async (file: ReturnType<typeof cv>) => {
    const { candidateId } = await createCandidate(recruiter, { jobId, files: [file], samePerson: "create" });
    return { candidateId, of: async () => (await stored(candidateId))[0]!.readFailure };
  };
  const broken = await failure(sentFile("cv.pdf", "%PDF-1.4 cut short"));
  await runPipeline(recruiter.organizationId);
  expect([await broken.of(), reads.mock.calls.length]).toEqual(["corrupt", 1]);

  reads.mockResolvedValueOnce({ ok: false, failure: "timed_out" });
  const slow = await failure(sentFile("slow.txt", "Ada Reyes\nBackend Engineer at Acme, 2018 - 2024"));
  const older = await failure(sentFile("older.txt", "Ben Ott\nCook at the Harbour Inn, 2012 - 2024"));
  await ownerDb.attachment.updateMany({
    where: { candidateId: older.candidateId },
    data: { reading: { text: "in an older form" } },
  });
  await runPipeline(recruiter.organizationId);
  expect([await slow.of(), await older.of(), reads.mock.calls.length]).toEqual([null, null, 5]);
});

test("deletes what was read of an upload with the upload", async () => {
  const { uploadId } = await parseDocument(recruiter, { document: cv(), purpose: "candidate" });
  const row = () => ownerDb.upload.findUnique({ where: { id: uploadId } });
  expect((await row())?.reading).toMatchObject({ result: { ok: true } });
  for (const hours of [60, 62])
    await discardUploads(system, { now: new Date(Date.now() + hours * 3_600_000) });
  expect(await row()).toBeNull();
});
