import "../support/database";
import { expect, test } from "vitest";
import { getScorecardConfig } from "@/lib/judging/scorecards/get-scorecard-config";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishReviewed, publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { readingOf, storedCv } from "../support/stored-cv";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

test("publishing creates an immutable version; publishing the same content again creates none", async () => {
  const { recruiter } = await hiringTeam();
  const { job, content } = await configuredJob(recruiter);
  const again = await publishScorecard(recruiter, { jobId: job.id, content });
  expect(again).toMatchObject({ created: false, version: 1 });
  const heavier = {
    ...content,
    criteria: content.criteria.map((c, i) => (i === 0 ? { ...c, weight: 80 } : c)),
  };
  const second = await publishScorecard(recruiter, { jobId: job.id, content: heavier });
  expect(second).toMatchObject({ created: true, version: 2 });
  expect((await getScorecardConfig(recruiter, { jobId: job.id, version: 1 })).content).toEqual(content);
  expect((await getScorecardConfig(recruiter, { jobId: job.id })).content).toEqual(heavier);
  const compared = await getScorecardConfig(recruiter, { jobId: job.id, version: 2, against: 1 });
  expect(compared.changes).toEqual([expect.stringMatching(/: weight from \d+ to 80[.]$/)]);
  const missing = getScorecardConfig(recruiter, { jobId: job.id, against: 3 });
  await expect(missing).rejects.toMatchObject({ code: "not_found", message: "Version 3 not found." });
});

test("the preview shows the changes, the stale applications and the cost, and changes nothing", async () => {
  const { recruiter } = await hiringTeam();
  const { job, content } = await configuredJob(recruiter);
  await applicant(recruiter, job.id, { scoreStatus: "scored", overall: 80 });
  const { candidateId } = await applicant(recruiter, job.id, { scoreStatus: "not_scored" });
  await storedCv(recruiter, candidateId, { documentText: { create: readingOf("Ada Reyes") } });
  const changed = { ...content, thresholds: { shortlistFrom: 75, declineBelow: 30 } };
  const preview = await previewPublication(recruiter, { jobId: job.id, content: changed });
  expect(preview).toMatchObject({
    version: 2,
    same: false,
    staleApplications: 1,
    firstScores: 1,
    rescoringCredits: 2,
  });
  expect(preview.changes).toEqual(["Recommended from 70 to 75.", "Decline below 35 to 30."]);
  expect((await getScorecardConfig(recruiter, { jobId: job.id })).version).toBe(1);

  await publishScorecard(recruiter, { jobId: job.id, content: changed });
  const statuses = await ownerDb.application.findMany({
    where: { jobId: job.id },
    orderBy: { number: "asc" },
  });
  expect(statuses.map((a) => a.scoreStatus)).toEqual(["stale", "not_scored"]);
});

test("gives ten concurrent publications ten different version numbers", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const versions = await Promise.all(
    Array.from({ length: 10 }, () =>
      publishScorecard(recruiter, { jobId: job.id, content: exampleContent() }),
    ),
  );
  expect(versions.map((v) => v.version).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("lets only one of two recruiters publish from the same preview", async () => {
  const { recruiter } = await hiringTeam();
  const { job, content } = await configuredJob(recruiter);
  const first = { ...content, thresholds: { shortlistFrom: 75, declineBelow: 30 } };
  const other = { ...content, thresholds: { shortlistFrom: 60, declineBelow: 20 } };
  const { subjectRevision } = await previewPublication(recruiter, { jobId: job.id, content: first });
  const outcomes = await Promise.allSettled(
    [first, other].map((wanted) =>
      publishReviewed(recruiter, { jobId: job.id, content: wanted, subjectRevision }),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "conflict" },
  });
  expect((await getScorecardConfig(recruiter, { jobId: job.id })).version).toBe(2);
});

test("refuses strangers, readers and agents a reviewed publication", async () => {
  const { recruiter } = await hiringTeam();
  const { job, content } = await configuredJob(recruiter);
  const changed = { ...content, thresholds: { shortlistFrom: 75, declineBelow: 30 } };
  const act = { jobId: job.id, content: changed, subjectRevision: "v1" };
  const stranger = (await hiringTeam()).recruiter;
  await expect(publishReviewed(stranger, act)).rejects.toMatchObject({ code: "not_found" });
  const reader = { ...recruiter, permissions: new Set(["scorecard:read" as const]) };
  await expect(publishReviewed(reader, act)).rejects.toMatchObject({ code: "forbidden" });
  const agent = { ...recruiter, kind: "agent" as const, clientId: "client" };
  await expect(publishReviewed(agent as never, act)).rejects.toMatchObject({ code: "forbidden" });
  expect(await publishReviewed(recruiter, act)).toMatchObject({ created: true, version: 2 });
});

test("refuses to publish a protected criterion", async () => {
  const { recruiter } = await hiringTeam();
  const { job, content } = await configuredJob(recruiter);
  const [first, ...rest] = content.criteria;
  if (!first) throw new Error("no criterion");
  const young = { ...content, criteria: [{ ...first, name: "Young and dynamic, under 30" }, ...rest] };
  await expect(publishScorecard(recruiter, { jobId: job.id, content: young })).rejects.toMatchObject({
    code: "invalid",
  });
  expect(await ownerDb.scorecardVersion.count({ where: { organizationId: recruiter.organizationId } })).toBe(
    1,
  );
});
