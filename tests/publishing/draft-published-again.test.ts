import "../support/database";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { previewScores } from "@/lib/judging/publishing/preview-scores";
import { publishReviewed, publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { exampleContent, hiringTeam, ownerDb } from "../support/world";

async function jobWithDraft(content = exampleContent()) {
  const { recruiter, organizationId } = await hiringTeam();
  const by = { organizationId, createdBy: recruiter.id };
  const job = await ownerDb.job.create({ data: { ...by, title: "Cook", description: "Cooks." } });
  const draft = await ownerDb.scorecardDraft.create({
    data: {
      organizationId,
      jobId: job.id,
      status: "ready",
      content,
      requestedBy: recruiter.id,
    },
  });
  return { recruiter, jobId: job.id, draftId: draft.id };
}

const raised = [{ action: "change" as const, criterion: "Mentoring", weight: 20 }];

test("says which version came of a draft, and does not publish it again over later changes", async () => {
  const { recruiter, jobId, draftId } = await jobWithDraft();
  const draft = async () => (await getGeneratedScorecard(recruiter, { jobId })).published;
  expect(await draft()).toBeNull();
  await publishScorecard(recruiter, { jobId, draftId });
  expect(await draft()).toEqual({ version: 1, current: 1 });
  // The same again changes nothing.
  expect(await publishScorecard(recruiter, { jobId, draftId })).toMatchObject({ created: false, version: 1 });
  await publishScorecard(recruiter, { jobId, edits: raised });
  expect(await draft()).toEqual({ version: 1, current: 2 });
  for (const act of [publishScorecard, previewPublication, previewScores])
    await expect(act(recruiter, { jobId, draftId })).rejects.toThrow(
      "Version 1 came of this draft, and version 2 is published now",
    );
});

test("a whole content names the draft it was made of, and one of another origin none", async () => {
  const content = exampleContent();
  const { recruiter, jobId } = await jobWithDraft(content);
  const [first, ...others] = content.criteria;
  const published = async () => (await getGeneratedScorecard(recruiter, { jobId })).published;
  const foreign = content.criteria.map((criterion) => ({ ...criterion, id: randomUUID() }));
  await publishScorecard(recruiter, { jobId, content: { ...content, criteria: foreign } });
  expect(await published()).toBeNull();
  // As an agent sends it: the draft's content with a change, without the draft's id.
  await publishScorecard(recruiter, {
    jobId,
    content: { ...content, criteria: [{ ...first!, name: "Cooking for two hundred" }, ...others] },
  });
  expect(await published()).toEqual({ version: 2, current: 2 });
  await publishScorecard(recruiter, { jobId, content });
  expect(await published()).toEqual({ version: 2, current: 3 });
});

test("what a person publishes from the page names its draft, and never another job's", async () => {
  const { recruiter, jobId, draftId } = await jobWithDraft();
  const content = exampleContent();
  const { subjectRevision } = await previewPublication(recruiter, { jobId, content });
  await publishReviewed(recruiter, { jobId, content, subjectRevision, draftId: randomUUID() });
  const published = async () => (await getGeneratedScorecard(recruiter, { jobId })).published;
  expect(await published()).toBeNull();
  const changed = { ...content, thresholds: { ...content.thresholds, shortlistFrom: 61 } };
  const next = await previewPublication(recruiter, { jobId, content: changed });
  await publishReviewed(recruiter, {
    jobId,
    content: changed,
    subjectRevision: next.subjectRevision,
    draftId,
  });
  expect(await published()).toEqual({ version: 2, current: 2 });
});

test("a preview refuses the content that publishing would refuse", async () => {
  const { recruiter, jobId } = await jobWithDraft();
  const content = { ...exampleContent(), thresholds: { shortlistFrom: 30, declineBelow: 60 } };
  const refusal = async (act: typeof previewScores | typeof publishScorecard) =>
    act(recruiter, { jobId, content }).then(
      () => "accepted",
      (error: Error) => error.message,
    );
  expect(await refusal(previewScores)).toBe(await refusal(publishScorecard));
  expect(await refusal(previewScores)).not.toBe("accepted");
});
