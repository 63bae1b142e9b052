import "../support/database";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { recordReadFailure } from "@/lib/hiring/intake/record-read-failure";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { scanOf } from "../documents/scan";
import { runPipeline } from "../support/pipeline";
import { sample, sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

const cv = "candidates/12-kenji-morita.pdf";

test("recognizes an applicant from a scan of a CV that is already on record", async () => {
  const { recruiter } = await hiringTeam();
  const first = await configuredJob(recruiter);
  const second = await configuredJob(recruiter);
  const scan = sentFile("scan.pdf", await scanOf(readFileSync(`samples/${cv}`)));
  const existing = await createCandidate(recruiter, { jobId: first.job.id, files: [sample(cv)] });
  await runPipeline(recruiter.organizationId);
  const { candidateId } = await createCandidate(recruiter, { jobId: second.job.id, files: [scan] });
  // The scan is stored but not read yet: the call does not wait for it and reports it as pending.
  const { attachments } = await getCandidateData(recruiter, { candidateId });
  expect(attachments).toMatchObject([{ readStatus: "pending", recognized: null }]);
  const events = await runPipeline(recruiter.organizationId);
  expect(events).toContain("attachment.scanned");
  const { duplicates } = await findDuplicates(recruiter, { candidateId });
  expect(duplicates).toMatchObject([
    { candidateId: existing.candidateId, name: "Kenji Morita", same: ["email", "phone"] },
  ]);
  const read = await getCandidateData(recruiter, { candidateId });
  expect(read.attachments[0]?.recognized).toBeGreaterThan(85);
});

test("records a failed reading once, with a reason, and only for the service of the same organization", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { applicationId, candidateId } = await createCandidate(recruiter, {
    jobId: job.id,
    files: [sample(cv)],
  });
  const { id: attachmentId } = await ownerDb.attachment.findFirstOrThrow({ where: { candidateId } });
  const stranger = await hiringTeam();
  const failure = "interrupted";
  await recordReadFailure(stranger.system, { attachmentId, failure });
  expect((await getApplication(recruiter, { applicationId })).scoreStatus).not.toBe("failed");
  await expect(recordReadFailure(recruiter, { attachmentId, failure })).rejects.toMatchObject({
    code: "forbidden",
  });
  await Promise.all([1, 2].map(() => recordReadFailure(system, { attachmentId, failure })));
  const { scoreStatus, scoreReason } = await getApplication(recruiter, { applicationId });
  expect({ scoreStatus, scoreReason }).toMatchObject({
    scoreStatus: "failed",
    scoreReason: expect.stringContaining("Upload it again") as string,
  });
  expect(
    await ownerDb.auditEvent.count({ where: { name: "document.unreadable", subjectId: attachmentId } }),
  ).toBe(1);
});
