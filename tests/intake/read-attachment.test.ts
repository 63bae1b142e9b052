import "../support/database";
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/candidates/create-candidate";
import { readFailureMessages } from "@/lib/documents/document";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
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
