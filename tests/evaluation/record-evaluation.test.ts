import "../support/database";
import { expect, test } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import { embeddedJudge } from "@/lib/judging/ai/embedded/embedded-judge";
import type { Judge } from "@/lib/judging/ai/judging";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { evaluateApplication } from "@/lib/judging/evaluation/score";
import { readAttachment } from "@/lib/hiring/intake/read-attachment";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

const first = sample("candidates/01-amara-lindqvist.pdf");
const second = sample("candidates/03-katharina-vogt.docx");

/** A judge that answers when it is told to, as slow as a hosted model. */
function slowJudge() {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const judge: Judge = {
    ...embeddedJudge,
    async assess(...question) {
      asked.resolve();
      await answer.promise;
      return embeddedJudge.assess(...question);
    },
  };
  return { judge, asked: asked.promise, answer: answer.resolve };
}

const judgedOn = async (id: string) => {
  const { scoreStatus, currentEvaluation } = await ownerDb.application.findUniqueOrThrow({
    where: { id },
    include: { currentEvaluation: true },
  });
  return { scoreStatus, attachmentId: currentEvaluation?.attachmentId };
};

test("an evaluation that ends after a newer CV's has begun does not become the score", async () => {
  const { recruiter, organization } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { candidateId, applicationId, attachments } = await createCandidate(recruiter, {
    jobId: job.id,
    files: [first],
  });
  await readAttachment(systemActor(organization.id, "reader"), attachments[0]!.attachmentId);
  const evaluator = systemActor(organization.id, "evaluator");
  const [earlier, later] = [slowJudge(), slowJudge()];
  const evaluatingEarlier = evaluateApplication(evaluator, applicationId, earlier.judge);
  await earlier.asked;

  const { attachmentId } = await addAttachment(recruiter, { candidateId, file: second });
  await readAttachment(systemActor(organization.id, "reader"), attachmentId);
  const evaluatingLater = evaluateApplication(evaluator, applicationId, later.judge);
  await later.asked;
  earlier.answer();
  await evaluatingEarlier;
  later.answer();
  await evaluatingLater;
  await runPipeline(organization.id);
  expect(await judgedOn(applicationId)).toEqual({ scoreStatus: "scored", attachmentId });
});

test("an application evaluated while a merge is undone is scored on its own CV", async () => {
  const { recruiter, organization } = await hiringTeam();
  const [jobOfFirst, jobOfSecond] = [await configuredJob(recruiter), await configuredJob(recruiter)];
  const survivor = await createCandidate(recruiter, { jobId: jobOfFirst.job.id, files: [first] });
  const merged = await createCandidate(recruiter, { jobId: jobOfSecond.job.id, files: [second] });
  await runPipeline(organization.id);
  await mergeCandidates(recruiter, { candidateId: survivor.candidateId, mergedId: merged.candidateId });
  const { judge, asked, answer } = slowJudge();
  const evaluator = systemActor(organization.id, "evaluator");
  const evaluating = evaluateApplication(evaluator, survivor.applicationId, judge);
  await asked;
  await undoMerge(recruiter, { mergedId: merged.candidateId });
  answer();
  await evaluating;
  await runPipeline(organization.id);
  expect(await judgedOn(survivor.applicationId)).toEqual({
    scoreStatus: "scored",
    attachmentId: survivor.attachments[0]!.attachmentId,
  });
});

test("an application whose merge was undone is not scored on the other person's CV by a new weight", async () => {
  const { recruiter, organization } = await hiringTeam();
  const { job, content } = await configuredJob(recruiter);
  const other = await configuredJob(recruiter);
  const survivor = await createCandidate(recruiter, { jobId: job.id, files: [first] });
  const merged = await createCandidate(recruiter, { jobId: other.job.id, files: [second] });
  await mergeCandidates(recruiter, { candidateId: survivor.candidateId, mergedId: merged.candidateId });
  await runPipeline(organization.id);
  expect(await judgedOn(survivor.applicationId)).toEqual({
    scoreStatus: "scored",
    attachmentId: merged.attachments[0]!.attachmentId,
  });
  await undoMerge(recruiter, { mergedId: merged.candidateId });
  const criteria = content.criteria.map((one, at) => (at === 0 ? { ...one, weight: 5 } : one));
  await publishScorecard(recruiter, { jobId: job.id, content: { ...content, criteria } });
  expect((await judgedOn(survivor.applicationId)).scoreStatus).toBe("queued");
  await runPipeline(organization.id);
  expect(await judgedOn(survivor.applicationId)).toEqual({
    scoreStatus: "scored",
    attachmentId: survivor.attachments[0]!.attachmentId,
  });
});
