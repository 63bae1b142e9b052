import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { aggregate } from "@/lib/judging/evaluation/aggregate";
import { gather } from "@/lib/judging/evaluation/gather";
import { recordEvaluations } from "@/lib/judging/evaluation/record";
import { scoreTogether } from "@/lib/judging/evaluation/score";
import { checkExplanation } from "@/lib/hiring/explanation/check-explanation";
import { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { questionHash } from "@/lib/judging/scorecards/questions";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { raceWithOpenTransaction } from "../support/race-with-open-transaction";
import { assessmentsOf } from "../support/judged";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
import { storedCv } from "../support/stored-cv";

// Three candidates with real files, scored with version 1; seven of ten credits are left.
const fileNames = ["01-amara-lindqvist.pdf", "03-katharina-vogt.docx", "04-lucia-navarro.pdf"];
const answers = [{ question: "When can you start?", text: "In March." }];
let recruiter: Actor;
let evaluator: Actor;
let system: Actor;
let jobId: string;
let content: ScorecardContent;

beforeEach(async () => {
  const team = await hiringTeam({ credits: 10 });
  ({ recruiter, system } = team);
  evaluator = systemActor(team.organization.id, "evaluator");
  const configured = await configuredJob(recruiter);
  ({ content } = configured);
  jobId = configured.job.id;
  for (const fileName of fileNames) {
    await createCandidate(recruiter, { jobId, files: [sample(`candidates/${fileName}`)], answers });
  }
  await runPipeline(recruiter.organizationId);
});

/** The same scorecard with its second criterion replaced. */
const asking = (name: string): ScorecardContent => ({
  ...content,
  criteria: content.criteria.map((one, at) => (at === 1 ? { ...one, id: randomUUID(), name } : one)),
});
const publish = (next: ScorecardContent) => publishScorecard(recruiter, { jobId, content: next });
const balance = async () => (await getCreditBalance(recruiter, {})).balance;
const applications = () => ownerDb.application.findMany({ where: { jobId }, orderBy: { id: "asc" } });
const statuses = async () => (await applications()).map(({ scoreStatus }) => scoreStatus);
const evaluationsOf = (versionId: string) =>
  ownerDb.evaluation.count({ where: { scorecardVersionId: versionId, verdictsOfId: null } });
const scored = ["scored", "scored", "scored"];

/** Whether the ledger entries add up to the balance. */
async function isBalanced() {
  const { organizationId } = recruiter;
  const { _sum } = await ownerDb.creditTransaction.aggregate({
    where: { organizationId },
    _sum: { amount: true },
  });
  return _sum.amount === (await balance());
}

test("scores all applications together when a criterion changes, without a run for each", async () => {
  const { versionId } = await publish(asking("Running Kubernetes"));
  const events = await runPipeline(recruiter.organizationId);
  expect(events).not.toContain("application.queued");
  expect(await statuses()).toEqual(scored);
  expect(await evaluationsOf(versionId)).toBe(3);
  expect(await balance()).toBe(4);
  expect(await isBalanced()).toBe(true);
  const [first] = await applications();
  expect(first).toMatchObject({ outdated: false, scoredVersionId: versionId });
  const { checks } = await checkExplanation(await explainEvaluation(recruiter, { applicationId: first!.id }));
  expect(checks).not.toEqual([]);
  expect(checks.filter(({ agrees }) => agrees !== true)).toEqual([]);
  const audited = { organizationId: recruiter.organizationId, name: "application.evaluated" };
  expect(await ownerDb.auditEvent.count({ where: audited })).toBe(6);
});

test("judges only the changed criterion and reuses the verdicts on the others", async () => {
  const next = asking("Running Kubernetes");
  await publish(next);
  await runPipeline(recruiter.organizationId);
  for (const { id } of await applications()) {
    const verdicts = await ownerDb.storedVerdict.findMany({
      where: { applicationId: id },
      orderBy: { id: "asc" },
    });
    expect(verdicts.map(({ questions }) => questions)).toEqual([
      content.criteria.map(questionHash),
      [questionHash(next.criteria[1]!)],
    ]);
  }
});

test("evaluates and charges each application once when several runs score concurrently", async () => {
  const { versionId } = await publish(asking("Running Kubernetes"));
  const runs = await Promise.all([1, 2, 3].map(() => scoreTogether(evaluator, { jobId })));
  expect(runs.reduce((sum, { settled }) => sum + settled, 0)).toBe(3);
  expect(await evaluationsOf(versionId)).toBe(3);
  expect(await statuses()).toEqual(scored);
  expect(await balance()).toBe(4);
  expect(await isBalanced()).toBe(true);
});

test("keeps applications the balance does not cover waiting, and scores them when credits are granted", async () => {
  await ownerDb.creditAccount.updateMany({
    where: { organizationId: recruiter.organizationId },
    data: { balance: 2 },
  });
  await publish(asking("Running Kubernetes"));
  await runPipeline(recruiter.organizationId);
  expect((await statuses()).toSorted()).toEqual(["awaiting_credits", "scored", "scored"]);
  expect(await balance()).toBe(0);
  await grantCredits(system, { amount: 5, key: "more", description: "More" });
  await runPipeline(recruiter.organizationId);
  expect(await statuses()).toEqual(scored);
  expect(await balance()).toBe(4);
});

/** The evaluations to record for all waiting applications under a version. */
async function judgedBy(versionId: string): Promise<Parameters<typeof recordEvaluations>[1]> {
  const { ready } = await gather(evaluator, { jobId, after: null, take: 100 });
  const totals = aggregate(content, []);
  return ready.map(({ applicationId, attachmentId }) => ({
    applicationId,
    jobId,
    versionId,
    attachmentId,
    judge: "embedded",
    judgeVersion: "1",
    totals,
    inputHash: randomUUID(),
    judgedHash: "1",
    assessments: [],
    flags: [],
    claimed: false,
  }));
}

test("leaves no score and no charge when recording crashes, and the next run completes the work", async () => {
  const { versionId } = await publish(asking("Running Kubernetes"));
  const work = await judgedBy(versionId);
  const last = work.at(-1)!;
  // PostgreSQL stores no NUL character.
  const assessments = assessmentsOf(
    content,
    content.criteria.map(() => 4),
  ).map((one) => ({ ...one, reason: "\u0000" }));
  work.splice(-1, 1, { ...last, assessments });
  await expect(recordEvaluations(evaluator, work)).rejects.toThrow("Unicode");
  expect(await evaluationsOf(versionId)).toBe(0);
  expect(await balance()).toBe(7);
  await runPipeline(recruiter.organizationId);
  expect(await statuses()).toEqual(scored);
  expect(await balance()).toBe(4);
});

test("skips applications accepted or given a newer CV while the others are judged", async () => {
  const { versionId } = await publish(asking("Running Kubernetes"));
  const work = await judgedBy(versionId);
  const [accepted, renewed, other] = await applications();
  await ownerDb.application.update({ where: { id: accepted!.id }, data: { disposition: "accepted" } });
  await storedCv(recruiter, renewed!.candidateId, { readStatus: "pending" });
  expect((await recordEvaluations(evaluator, work)).scored).toEqual([other!.id]);
  const after = await applications();
  expect(after.map(({ scoreStatus }) => scoreStatus)).toEqual(["stale", "stale", "scored"]);
  expect(after.find(({ scoredVersionId }) => scoredVersionId === versionId)?.id).toBe(other!.id);
  expect(await balance()).toBe(6);
});

test("records nothing for a version that was replaced while it was judged", async () => {
  const { versionId } = await publish(asking("Running Kubernetes"));
  const work = await judgedBy(versionId);
  const [first] = await applications();
  const recording = await raceWithOpenTransaction(
    async (db) => {
      await db.application.update({ where: { id: first!.id }, data: { revision: { increment: 1 } } });
      const { scorecardId } = await db.scorecardVersion.findUniqueOrThrow({ where: { id: versionId } });
      const { id } = await db.scorecardVersion.findFirstOrThrow({ where: { scorecardId, version: 1 } });
      await db.scorecard.update({ where: { id: scorecardId }, data: { currentVersionId: id } });
    },
    () => recordEvaluations(evaluator, work),
  );
  expect(recording).toMatchObject({ status: "fulfilled", value: { scored: [], unpaid: [] } });
  expect(await evaluationsOf(versionId)).toBe(0);
  expect(await balance()).toBe(7);
});

test("scores everybody once with the last version when publishing and scoring run concurrently", async () => {
  await publish(asking("Running Kubernetes"));
  const last = asking("Writing tests");
  const [, { versionId }] = await Promise.all([scoreTogether(evaluator, { jobId }), publish(last)]);
  await runPipeline(recruiter.organizationId);
  expect((await applications()).map((one) => [one.scoreStatus, one.scoredVersionId])).toEqual(
    scored.map((status) => [status, versionId]),
  );
  expect(await evaluationsOf(versionId)).toBe(3);
  expect(await isBalanced()).toBe(true);
});

test("neither reads nor records applications of another organization", async () => {
  const { versionId } = await publish(asking("Running Kubernetes"));
  const work = await judgedBy(versionId);
  const stranger = await hiringTeam();
  const theirs = systemActor(stranger.organization.id, "evaluator");
  expect((await gather(theirs, { jobId, after: null, take: 100 })).ready).toEqual([]);
  expect(await recordEvaluations(theirs, work)).toEqual({ scored: [], unpaid: [] });
  expect(await statuses()).toEqual(["stale", "stale", "stale"]);
  expect((await getCreditBalance(stranger.recruiter, {})).balance).toBe(100);
});
