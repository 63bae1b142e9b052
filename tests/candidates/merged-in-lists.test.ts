import "../support/database";
import { expect, test } from "vitest";
import { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { presentApplication } from "@/lib/hiring/applications/present-application";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { agentOf, doorFor, rpc } from "../mcp/door";
import { rejectApplication } from "../support/decide";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

test("a merged record stands in no list beside its other half, and comes back when the merge is undone", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const [kept, other, third] = [
    await applicant(recruiter, job.id),
    await applicant(recruiter, job.id),
    await applicant(recruiter, job.id),
  ];
  for (const [at, { id }] of [kept, other, third].entries())
    await ownerDb.application.update({ where: { id }, data: { overall: 90 - at, outdated: false } });
  const listed = async (more: object = {}) => {
    const { items, total } = await listJobCandidates(recruiter, { jobId: job.id, ...more });
    expect(total).toBe(items.length);
    return items.map(({ candidateId, rank }) => [candidateId, rank]);
  };
  const plan = { candidateId: kept.candidateId, mergedId: other.candidateId };
  await ownerDb.candidateAlias.create({
    data: { organizationId, candidateId: plan.candidateId, kind: "merged", value: plan.mergedId },
  });
  const without = [
    [kept.candidateId, 1],
    [third.candidateId, 2],
  ];
  expect(await listed()).toEqual(without);
  expect(await listed({ minScore: 1 })).toEqual(without);
  const counted = async () => {
    const { items } = await listConfiguredJobs(recruiter, {});
    const { standing, score } = await countJobCandidates(recruiter, { jobId: job.id });
    return {
      jobs: items.map(({ candidates, scores }) => [candidates.total, scores.average]),
      tab: standing.find(({ value }) => value === "all")?.count,
      scored: score.map(({ count }) => count),
      search: (await searchApplications(recruiter, { jobId: job.id })).total,
      history: (await searchApplications(recruiter, { applicationId: other.id })).total,
      ofMerged: (await searchApplications(recruiter, { candidateId: other.candidateId })).total,
    };
  };
  const alone = { jobs: [[2, 89]], tab: 2, scored: [2], search: 2, history: 1, ofMerged: 1 };
  expect(await counted()).toEqual(alone);
  await ownerDb.candidateAlias.deleteMany({ where: { organizationId } });
  expect(await listed()).toHaveLength(3);
  expect(await counted()).toMatchObject({ jobs: [[3, 89]], tab: 3, search: 3 });
});

test("a rejection's reason and letter are in every answer about the decision", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
  await rejectApplication(recruiter, { applicationId });
  const { id: decisionId } = await ownerDb.decision.findFirstOrThrow({ where: { applicationId } });
  await ownerDb.decision.update({ where: { id: decisionId }, data: { reason: "Licence missing" } });
  await ownerDb.candidateLetter.create({
    data: { organizationId, decisionId, status: "sent", subject: "Your application", text: "Thank you." },
  });
  const { applications } = await getCandidateData(recruiter, { candidateId });
  expect(applications[0]!.decisions).toMatchObject([
    { reason: "Licence missing", letter: { status: "sent", subject: "Your application" } },
  ]);
  expect((await presentApplication(recruiter, { applicationId })).decision).toMatchObject({
    kind: "reject",
    reason: "Licence missing",
    letter: "sent",
  });
  const { serve } = doorFor(agentOf(recruiter));
  const { result } = await rpc(serve, "tools/call", {
    name: "fetch",
    arguments: { id: `application:${applicationId}` },
  });
  expect(result.content[0].text).toContain("Licence missing");
  expect(result.content[0].text).toContain("sent: Your application");
});
