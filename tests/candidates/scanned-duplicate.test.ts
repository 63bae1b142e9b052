import "../support/database";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/candidates/create-candidate";
import { findDuplicates } from "@/lib/candidates/find-duplicates";
import { getCandidateData } from "@/lib/candidates/get-candidate-data";
import { keepFailure } from "@/lib/intake/keep-failure";
import { getApplication } from "@/lib/applications/get-application";
import { scanOf } from "../documents/scan";
import { workOff } from "../support/pipeline";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

const name = "12-kenji-morita.pdf";
const file = (bytes: Uint8Array, fileName = name) => ({
  fileName,
  contentBase64: Buffer.from(bytes).toString("base64"),
});

test(
  "who applies with a scan of a known CV is found to be the same person",
  { timeout: 120_000 },
  async () => {
    const { recruiter } = await hiringTeam();
    const first = await configuredJob(recruiter);
    const second = await configuredJob(recruiter);
    const original = file(readFileSync(`samples/candidates/${name}`));
    const scan = file(await scanOf(`candidates/${name}`), "scan.pdf");
    const existing = await createCandidate(recruiter, { jobId: first.job.id, files: [original] });
    await workOff(recruiter.organizationId);
    const { candidateId } = await createCandidate(recruiter, { jobId: second.job.id, files: [scan] });
    // Taken in and not read yet: the state is said, nobody waits.
    const { attachments } = await getCandidateData(recruiter, { candidateId });
    expect(attachments).toMatchObject([{ readStatus: "pending", recognized: null }]);
    const events = await workOff(recruiter.organizationId);
    expect(events).toContain("attachment.scanned");
    const { duplicates } = await findDuplicates(recruiter, { candidateId });
    expect(duplicates).toMatchObject([
      { candidateId: existing.candidateId, name: "Kenji Morita", same: ["email", "phone"] },
    ]);
    const read = await getCandidateData(recruiter, { candidateId });
    expect(read.attachments[0]?.recognized).toBeGreaterThan(85);
  },
);

test("a reading that never ends well leaves a reason, and cannot undo one that did", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const files = [file(readFileSync(`samples/candidates/${name}`))];
  const { applicationId, candidateId } = await createCandidate(recruiter, { jobId: job.id, files });
  const { id: attachmentId } = await ownerDb.attachment.findFirstOrThrow({ where: { candidateId } });
  const stranger = await hiringTeam();
  const failure = "interrupted";
  await keepFailure(stranger.system, { attachmentId, failure });
  expect((await getApplication(recruiter, { applicationId })).scoreStatus).not.toBe("failed");
  await expect(keepFailure(recruiter, { attachmentId, failure })).rejects.toMatchObject({
    code: "forbidden",
  });
  await Promise.all([1, 2].map(() => keepFailure(system, { attachmentId, failure })));
  const { scoreStatus, scoreReason } = await getApplication(recruiter, { applicationId });
  expect({ scoreStatus, scoreReason }).toMatchObject({
    scoreStatus: "failed",
    scoreReason: expect.stringContaining("Upload it again") as string,
  });
  expect(
    await ownerDb.auditEvent.count({ where: { name: "document.unreadable", subjectId: attachmentId } }),
  ).toBe(1);
});
