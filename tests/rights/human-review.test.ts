import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { evaluateAgain } from "@/lib/judging/evaluation/evaluate-again";
import { aggregate } from "@/lib/judging/evaluation/aggregate";
import { gather } from "@/lib/judging/evaluation/gather";
import { queueForRescoring } from "@/lib/judging/evaluation/queue";
import { scoreTogether } from "@/lib/judging/evaluation/score";
import { getJob } from "@/lib/records/jobs/get-job";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { askHumanReview } from "@/lib/hiring/rights/ask-human-review";
import * as states from "@/lib/judging/states/states";
import { exampleContent, hiringTeam, ownerDb } from "../support/world";
import { assessmentsOf, jobToJudge, judgedApplicant, recordEvaluation } from "../support/judged";
import { acceptApplication, reopenApplication } from "../support/decide";
import { ownLinkOf } from "../support/own-link";
import { storedCv } from "../support/stored-cv";

let recruiter: Actor;
let judging: Awaited<ReturnType<typeof jobToJudge>>;
let application: Awaited<ReturnType<typeof judgedApplicant>>;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ role: "admin" }));
  judging = await jobToJudge(recruiter);
  application = await judgedApplicant(judging, [4, null]);
});

async function optOut(applicationId = application.id) {
  const { token, holder } = await ownLinkOf(recruiter.organizationId, application.candidateId);
  await askHumanReview(holder, { token, applicationId });
}
const row = () => ownerDb.application.findUniqueOrThrow({ where: { id: application.id } });
const evaluations = () => ownerDb.evaluation.count({ where: { applicationId: application.id } });

describe("a review by people alone", () => {
  test("takes the score back, and lists say that it was asked for", async () => {
    await optOut();
    await optOut();
    expect(await row()).toMatchObject({
      scoreStatus: "human_review",
      overall: null,
      currentEvaluationId: null,
    });
    const { jobId } = judging;
    const { items } = await listJobCandidates(recruiter, { jobId, scoreStatus: "human_review" });
    expect(items).toMatchObject([
      { applicationId: application.id, rank: null, scoreReason: expect.stringContaining("by people alone") },
    ]);
    expect((await countJobCandidates(recruiter, { jobId })).score).toEqual([
      { value: "human_review", count: 1 },
    ]);
    expect(await getJob(recruiter, { jobId })).toMatchObject({ forPeopleAlone: 1 });
    const trail = await ownerDb.auditEvent.findMany({
      where: { subjectId: application.id, name: "application.human-review-asked" },
    });
    expect(trail).toMatchObject([{ actorKind: "system", actorId: "system:candidate" }]);
  });

  test("is never ended by a new version, a request, a new CV, a decision or a batch", async () => {
    await optOut();
    const before = await evaluations();
    const { jobId, system } = judging;
    await publishScorecard(recruiter, {
      jobId,
      content: { ...judging.content, thresholds: { shortlistFrom: 50, declineBelow: 20 } },
    });
    await publishScorecard(recruiter, { jobId, content: exampleContent() });
    await queueForRescoring(system, { jobId });
    await scoreTogether(system, { jobId });
    await expect(evaluateAgain(recruiter, { applicationId: application.id })).rejects.toThrow(
      "by people alone",
    );
    await storedCv(recruiter, application.candidateId);
    await acceptApplication(recruiter, { applicationId: application.id });
    await reopenApplication(recruiter, { applicationId: application.id });
    expect((await gather(system, { applicationIds: [application.id] })).ready).toEqual([]);
    expect(await row()).toMatchObject({ scoreStatus: "human_review", overall: null, disposition: "active" });
    expect(await evaluations()).toBe(before);
    const froms = Object.values(states).filter((each) => Array.isArray(each));
    expect(froms.length).toBeGreaterThan(5);
    for (const from of froms) expect(from).not.toContain("human_review");
  });

  test("discards an evaluation that was running when it was asked for, without a charge", async () => {
    await ownerDb.application.update({ where: { id: application.id }, data: { scoreStatus: "processing" } });
    const balance = () =>
      ownerDb.creditAccount.findFirstOrThrow({ where: { organizationId: recruiter.organizationId } });
    const before = [await evaluations(), (await balance()).balance];
    await optOut();
    const { content, versionId, system } = judging;
    const assessments = assessmentsOf(content, [1, 1]);
    await recordEvaluation(system, {
      applicationId: application.id,
      versionId,
      attachmentId: (
        await ownerDb.attachment.findFirstOrThrow({ where: { candidateId: application.candidateId } })
      ).id,
      judge: "embedded",
      judgeVersion: "1",
      inputHash: randomUUID(),
      flags: [],
      assessments,
      totals: aggregate(content, assessments),
    });
    expect([await evaluations(), (await balance()).balance]).toEqual(before);
    expect(await row()).toMatchObject({ scoreStatus: "human_review", overall: null });
  });

  test("is refused after the decision, and for another person's application", async () => {
    const other = await judgedApplicant(judging, [3, 3], "Ben Moss");
    await expect(optOut(other.id)).rejects.toMatchObject({ code: "not_found" });
    await acceptApplication(recruiter, { applicationId: application.id });
    await expect(optOut()).rejects.toMatchObject({ code: "conflict" });
  });
});
