import "../support/database";
import { expect, test } from "vitest";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

const unreadable = [sample("candidates/15-ingrid-solheim-cut-short.pdf")];
const shown = (id: string) => ownerDb.application.findUniqueOrThrow({ where: { id } });

test("says why a person whose CV cannot be read is not scored for a second job", async () => {
  const { recruiter } = await hiringTeam();
  const { job: first } = await configuredJob(recruiter);
  const { job: second } = await configuredJob(recruiter);
  const { candidateId } = await createCandidate(recruiter, { jobId: first.id, files: unreadable });
  await runPipeline(recruiter.organizationId);
  const { applicationId } = await assignCandidate(recruiter, { candidateId, jobId: second.id });
  await runPipeline(recruiter.organizationId);
  expect(await shown(applicationId)).toMatchObject({
    scoreStatus: "failed",
    scoreReason: expect.stringMatching(/damaged or cut short/),
  });
});

test("says that a person without a CV cannot be scored, and scores them once there is one", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { id, candidateId } = await applicant(recruiter, job.id);
  await publishScorecard(recruiter, { jobId: job.id, content: exampleContent() });
  await runPipeline(recruiter.organizationId);
  expect(await shown(id)).toMatchObject({
    scoreStatus: "failed",
    scoreReason: expect.stringMatching(/no CV/),
  });
  await addAttachment(recruiter, { candidateId, file: sample("candidates/01-amara-lindqvist.pdf") });
  await runPipeline(recruiter.organizationId);
  expect(await shown(id)).toMatchObject({ scoreStatus: "scored", scoreReason: null });
});
