import "../support/database";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { previewScores } from "@/lib/judging/publishing/preview-scores";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { hiringTeam } from "../support/world";

let recruiter: Actor;
let jobId: string;
let content: ScorecardContent;

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  const judging = await jobToJudge(recruiter);
  ({ content, jobId } = judging);
  await judgedApplicant(judging, [4, 1], "Ida Database");
  await judgedApplicant(judging, [1, 4], "Noor Mentor");
  await judgedApplicant(judging, [2, 2], "Kai Middle");
});

const weighted = (weights: number[]): ScorecardContent => ({
  ...content,
  criteria: content.criteria.map((criterion, i) => ({ ...criterion, weight: weights[i]! })),
});
const preview = (next: ScorecardContent, actor = recruiter) => previewScores(actor, { jobId, content: next });

test("reports a changed criterion as unknown, with the cost of evaluating it", async () => {
  const asking = {
    ...content,
    criteria: content.criteria.map((c, i) => (i === 1 ? { ...c, name: "Coaching" } : c)),
  };
  const outcome = await preview(asking);
  expect(outcome).toMatchObject({
    unknown: [{ criterion: "Coaching", share: 40 }],
    creditsNeeded: 3,
    moving: 3,
  });
  expect(outcome.moves.map(({ name, to }) => [name, to.score])).toContainEqual(["Noor Mentor", 15]);
});

test("the same scorecard moves nobody", async () => {
  expect(await preview(content)).toMatchObject({
    compared: 3,
    moving: 0,
    changes: [],
    moves: [],
    unknown: [],
  });
});

test("refuses strangers and members who may not read candidates", async () => {
  await expect(preview(content, (await hiringTeam()).recruiter)).rejects.toMatchObject({ code: "not_found" });
  const reader = { ...recruiter, permissions: new Set(["scorecard:read" as const]) };
  await expect(preview(content, reader)).rejects.toMatchObject({ code: "forbidden" });
});

test("shows each candidate's change of rank and score, and publishing does exactly that", async () => {
  const next = weighted([20, 80]);
  const { moves, changes, creditsNeeded, otherAdvice } = await preview(next);
  expect(changes).toHaveLength(2);
  expect(changes[0]).toMatch(/: weight from \d+ to 20\.$/);
  expect(creditsNeeded).toBe(0);
  expect(
    Object.fromEntries(moves.map(({ name, from, to }) => [name, [from.rank, from.score, to.rank, to.score]])),
  ).toEqual({ "Ida Database": [1, 70, 3, 40], "Noor Mentor": [2, 55, 1, 85], "Kai Middle": [3, 50, 2, 50] });
  expect(otherAdvice).toBe(2);
  await publishScorecard(recruiter, { jobId, content: next });
  const { items } = await listJobCandidates(recruiter, { jobId });
  for (const { applicationId, to } of moves) {
    const item = items.find((each) => each.applicationId === applicationId);
    expect(item).toMatchObject({ rank: to.rank, overall: to.score, advice: to.advice });
  }
});
