import "../support/database";
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { readFailureMessages } from "@/lib/reading/documents/document";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { pdfOf } from "../documents/hand-made-pdf";

const sample = readFileSync("samples/candidates/01-amara-lindqvist.pdf");
const flood = pdfOf([
  { content: "", filter: "FlateDecode", bytes: deflateSync(Buffer.alloc(52_000_000, "q Q ")) },
]);

async function candidateWith(file: Uint8Array) {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { candidateId } = await createCandidate(recruiter, {
    jobId: job.id,
    files: [sentFile("cv.pdf", file)],
  });
  const attachment = () => ownerDb.attachment.findFirstOrThrow({ where: { candidateId } });
  const application = () => ownerDb.application.findFirstOrThrow({ where: { candidateId } });
  return { recruiter, attachment, application };
}

test("a file that kills its reader fails permanently at the first attempt, with a reason, and no other file fails", async () => {
  const hostile = await candidateWith(flood);
  const fine = await candidateWith(sample);
  await Promise.all([hostile, fine].map(({ recruiter }) => runPipeline(recruiter.organizationId)));
  expect(await hostile.attachment()).toMatchObject({
    readStatus: "failed",
    readFailure: "too_complex",
    readAttempts: 1,
  });
  const scoreReason = readFailureMessages.too_complex;
  expect(await hostile.application()).toMatchObject({ scoreStatus: "failed", scoreReason });
  expect(await fine.attachment()).toMatchObject({ readStatus: "read", readAttempts: 1 });
  expect(await fine.application()).toMatchObject({ scoreStatus: "scored" });
});

test("gives up on a file whose reading was interrupted three times", async () => {
  const { recruiter, attachment, application } = await candidateWith(sample);
  const { id } = await attachment();
  await ownerDb.attachment.update({ where: { id }, data: { readAttempts: 3 } });
  await runPipeline(recruiter.organizationId);
  expect(await attachment()).toMatchObject({ readStatus: "failed", readFailure: "interrupted" });
  expect(await application()).toMatchObject({
    scoreStatus: "failed",
    scoreReason: readFailureMessages.interrupted,
  });
});

test("counts the attempts to recognize a scan's text from zero", async () => {
  const { recruiter, attachment } = await candidateWith(
    readFileSync("samples/candidates/13-robert-sandoval-scan.pdf"),
  );
  const { id } = await attachment();
  await ownerDb.attachment.update({ where: { id }, data: { readAttempts: 2 } });
  await runPipeline(recruiter.organizationId);
  expect(await attachment()).toMatchObject({ readStatus: "read", readAttempts: 1 });
});

test("a scan of which only the scanner's stamp could be read fails, is charged nothing, then and with the next version", async () => {
  const { recruiter } = await hiringTeam({ credits: 5 });
  const { job } = await configuredJob(recruiter);
  const scan = pdfOf([
    { content: "q 612 0 0 792 0 0 cm /Im1 Do Q BT /F1 12 Tf 72 20 Td (Scanned with CamScanner) Tj ET" },
  ]);
  await createCandidate(recruiter, { jobId: job.id, files: [sentFile("scan.pdf", scan)] });
  await runPipeline(recruiter.organizationId);
  const [application] = (await listJobCandidates(recruiter, { jobId: job.id })).items;
  expect(application).toMatchObject({
    scoreStatus: "failed",
    scoreReason: expect.stringContaining(readFailureMessages.needs_ocr) as unknown,
  });
  const asksNew = exampleContent();
  asksNew.criteria[0]!.name = "Something nobody was asked";
  expect(await previewPublication(recruiter, { jobId: job.id, content: asksNew })).toMatchObject({
    rescoringCredits: 0,
  });
  await publishScorecard(recruiter, { jobId: job.id, content: asksNew });
  await runPipeline(recruiter.organizationId);
  expect((await getCreditBalance(recruiter, {})).balance).toBe(5);
});
