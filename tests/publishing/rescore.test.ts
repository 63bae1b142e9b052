import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { aggregate } from "@/lib/judging/evaluation/aggregate";
import { checkExplanation } from "@/lib/hiring/explanation/check-explanation";
import { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { assessmentsOf, jobToJudge, judge, judgedApplicant } from "../support/judged";
import { applicant, hiringTeam, ownerDb } from "../support/world";
import { storedCv } from "../support/stored-cv";

// Two criteria, 60 and 40. One candidate is strong in the first, one in the second, one is accepted already.
let recruiter: Actor;
let judging: Awaited<ReturnType<typeof jobToJudge>>;
let jobId: string;
let versionId: string;
let content: ScorecardContent;
let database: string;
let mentor: string;
let accepted: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  judging = await jobToJudge(recruiter);
  ({ jobId, versionId, content } = judging);
  database = (await judgedApplicant(judging, [4, 1])).id;
  mentor = (await judgedApplicant(judging, [1, 4])).id;
  accepted = (await judgedApplicant(judging, [2, 2])).id;
  await ownerDb.application.update({ where: { id: accepted }, data: { disposition: "accepted" } });
});

const weighted = (weights: number[]): ScorecardContent => ({
  ...content,
  criteria: content.criteria.map((criterion, i) => ({ ...criterion, weight: weights[i]! })),
});
const renamed = (): ScorecardContent => ({
  ...content,
  criteria: content.criteria.map((each, i) => (i === 1 ? { ...each, name: "Coaching" } : each)),
});
const publish = (next: ScorecardContent) => publishScorecard(recruiter, { jobId, content: next });
const rowOf = (id: string) => ownerDb.application.findUniqueOrThrow({ where: { id } });
const listed = async () => (await listJobCandidates(recruiter, { jobId })).items;

describe("changing weights, order, thresholds or flags", () => {
  test("rescores all undecided applications immediately and for free from existing verdicts", async () => {
    const before = await getCreditBalance(recruiter, {});
    const events = await ownerDb.outboxEvent.count({ where: { name: "application.queued" } });
    const lighter = { ...weighted([20, 80]), criteria: weighted([20, 80]).criteria.toReversed() };
    const preview = await previewPublication(recruiter, { jobId, content: lighter });
    expect(preview).toMatchObject({
      newQuestions: [],
      rescoredAtOnce: 2,
      staleApplications: 0,
      rescoringCredits: 0,
    });
    expect(await publish(lighter)).toMatchObject({ rescored: 2, applicationsQueued: 0, creditsNeeded: 0 });
    expect(await getCreditBalance(recruiter, {})).toEqual(before);
    expect(await ownerDb.outboxEvent.count({ where: { name: "application.queued" } })).toBe(events);
    const items = await listed();
    expect(items.map((item) => [item.applicationId, item.rank, item.overall, item.scoreStatus])).toEqual([
      [mentor, 1, 85, "scored"],
      [database, 2, 40, "scored"],
      [accepted, null, 50, "scored"],
    ]);
    const { evaluation } = await getApplication(recruiter, { applicationId: mentor });
    expect(evaluation).toMatchObject({
      version: 2,
      totals: aggregate(lighter, assessmentsOf(content, [1, 4])),
    });
    expect(evaluation!.judged.map(({ assessment }) => assessment.evidence.length)).toEqual([1, 1]);
  });

  test("keeps a decided candidate's score with its version, and gives it no rank", async () => {
    await publish({ ...content, thresholds: { shortlistFrom: 80, declineBelow: 20 } });
    const item = (await listed()).find(({ applicationId }) => applicationId === accepted);
    expect(item).toMatchObject({ rank: null, outdated: true, scorecardVersion: 1, overall: 50 });
    const page = await listJobCandidates(recruiter, { jobId, limit: 2 });
    expect(page.items.map(({ outdated }) => outdated)).toEqual([false, false]);
    const rest = await listJobCandidates(recruiter, { jobId, limit: 2, cursor: page.nextCursor! });
    expect(rest.items.map(({ applicationId }) => applicationId)).toEqual([accepted]);
  });

  test("explains which version the verdicts are from, and the score can be recalculated", async () => {
    await publish(weighted([30, 70]));
    const explanation = await explainEvaluation(recruiter, { applicationId: database });
    expect(explanation.evaluation.verdictsOf).toMatchObject({ version: 1 });
    expect(explanation.scorecard.version).toBe(2);
    const { checks } = await checkExplanation(explanation);
    expect(checks.find(({ name }) => name === "score")).toMatchObject({ agrees: true });
    expect(checks.find(({ name }) => name === "arithmetic")).toMatchObject({ agrees: true });
  });

  test("keeps the sums per version equal to those of its rows", async () => {
    const second = await publish(weighted([30, 70]));
    const standing = await ownerDb.scorecardStanding.findMany({
      where: { organizationId: recruiter.organizationId },
      orderBy: { versionId: "asc" },
    });
    expect(standing.map((row) => [row.versionId, row.candidates, row.points])).toEqual([
      [versionId, 1, [50, 50]],
      [second.versionId, 2, [125, 125]],
    ]);
  });

  test("rescores an applicant whose newer CV is being read, but leaves them stale", async () => {
    const { candidateId } = await rowOf(database);
    await storedCv(recruiter, candidateId, { readStatus: "pending" });
    await ownerDb.application.update({ where: { id: database }, data: { scoreStatus: "stale" } });
    await publish(weighted([50, 50]));
    expect(await rowOf(database)).toMatchObject({ scoreStatus: "stale", overall: 62.5, outdated: false });
  });

  test("scores by the new version an application whose evaluation began with the old one", async () => {
    const late = await applicant(recruiter, jobId, { scoreStatus: "queued" });
    await publish(weighted([20, 80]));
    await judge(judging, late, [0, 4]);
    expect(await rowOf(late.id)).toMatchObject({ scoreStatus: "scored", overall: 80, outdated: false });
  });

  test("ends in the same score as a concurrent evaluation, whichever comes first", async () => {
    const late = await applicant(recruiter, jobId, { scoreStatus: "queued" });
    await Promise.all([publish(weighted([20, 80])), judge(judging, late, [0, 4])]);
    expect(await rowOf(late.id)).toMatchObject({ scoreStatus: "scored", overall: 80, outdated: false });
  });

  test("is also free when a criterion is removed", async () => {
    const [first] = content.criteria;
    expect(await publish({ ...content, criteria: [first!] })).toMatchObject({
      rescored: 2,
      creditsNeeded: 0,
    });
    expect((await listed()).map(({ overall }) => overall)).toEqual([100, 25, 50]);
  });
});

describe("a criterion that asks something new", () => {
  test("queues everybody for evaluation, marked as outdated and without a rank until then", async () => {
    const preview = await previewPublication(recruiter, { jobId, content: renamed() });
    expect(preview).toMatchObject({ newQuestions: ["Coaching"], rescoredAtOnce: 0, rescoringCredits: 2 });
    expect(await publish(renamed())).toMatchObject({ rescored: 0, applicationsQueued: 2, creditsNeeded: 2 });
    expect((await listed()).map(({ rank, outdated }) => [rank, outdated])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ]);
    expect(await rowOf(database)).toMatchObject({ scoreStatus: "stale" });
  });

  test("costs nothing once it is reverted: applications judged before are scored immediately", async () => {
    await publish(renamed());
    await ownerDb.application.updateMany({ where: { id: database }, data: { scoreStatus: "queued" } });
    expect(await publish(weighted([50, 50]))).toMatchObject({ rescored: 2, applicationsQueued: 0 });
    expect((await listed()).map(({ rank, overall }) => [rank, overall])).toEqual([
      [1, 62.5],
      [2, 62.5],
      [null, 50],
    ]);
    expect(await rowOf(database)).toMatchObject({ scoreStatus: "scored" });
  });
});
