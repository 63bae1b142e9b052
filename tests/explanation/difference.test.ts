import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { explainDifference } from "@/lib/hiring/explanation/explain-difference";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { addTenths } from "@/lib/judging/scorecards/shares";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { exampleContent, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";

let recruiter: Actor;
let content: ScorecardContent;
let firstId: string;
let otherId: string;
let jobId: string;

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  const [first, second] = exampleContent().criteria;
  // Shares of 53.8 and 46.2: figures that do not divide evenly.
  const criteria = [
    { ...first!, weight: 7 },
    { ...second!, weight: 6 },
  ];
  const judging = await jobToJudge(recruiter, { ...exampleContent(), criteria });
  ({ content, jobId } = judging);
  firstId = (await judgedApplicant(judging, [3.7, 1.3])).id;
  otherId = (await judgedApplicant(judging, [2.2, null])).id;
});

const explain = (actor: Actor = recruiter) =>
  explainDifference(actor, { applicationId: firstId, otherApplicationId: otherId });

test("explains the exact difference of two scores by criterion, with the quotes", async () => {
  const { first, other: second, difference, criteria } = await explain();
  expect(addTenths(criteria.map((row) => row.difference))).toBe(difference);
  expect(addTenths([second.overall, difference])).toBe(first.overall);
  expect(addTenths(criteria.map((row) => row.first.adds))).toBe(first.overall);
  expect(criteria.map((row) => [row.criterion, row.first.quote, row.other.quote])).toEqual([
    ["PostgreSQL in production", "ran it", "ran it"],
    ["Mentoring", "ran it", null],
  ]);
});

test("negates the difference when the applications are swapped", async () => {
  const swapped = await explainDifference(recruiter, { applicationId: otherId, otherApplicationId: firstId });
  expect(swapped.difference).toBe(-(await explain()).difference);
});

test("refuses strangers, callers without permission, and an application compared with itself", async () => {
  await expect(explain((await hiringTeam()).recruiter)).rejects.toMatchObject({ code: "not_found" });
  await expect(explain({ ...recruiter, permissions: new Set() })).rejects.toMatchObject({
    code: "forbidden",
  });
  const same = explainDifference(recruiter, { applicationId: firstId, otherApplicationId: firstId });
  await expect(same).rejects.toMatchObject({ code: "invalid" });
});

test("refuses to compare scores of two scorecard versions, and names the version", async () => {
  await ownerDb.application.update({ where: { id: otherId }, data: { disposition: "accepted" } });
  await publishScorecard(recruiter, {
    jobId,
    content: { ...content, criteria: content.criteria.toReversed() },
  });
  await expect(explain()).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("version 2"),
  });
});

test("says by how much a skill counts less that is only named", async () => {
  const { recruiter: actor } = await hiringTeam({ credits: 10 });
  const [base] = exampleContent().criteria;
  const criteria = [
    {
      ...base!,
      id: randomUUID(),
      name: "Farrier",
      description: "- Shoe horses\n- Trim hooves",
      minimumYears: 2,
    },
    { ...base!, id: randomUUID(), name: "Forging", description: "", skills: [], minimumYears: null },
  ];
  const { job } = await configuredJob(actor, { ...exampleContent(), criteria });
  const apply = async (name: string, work: string, skills = "") => {
    const cv = `${name}\nExperience\nFarrier, Stable Yard, 2015 - 2023\n- ${work}\n${skills}`;
    const { applicationId } = await createCandidate(actor, {
      jobId: job.id,
      files: [sentFile("cv.txt", cv)],
    });
    return applicationId;
  };
  const shown = await apply("Mia Berg", "Shod horses, trimmed hooves\n- Forging of shoes");
  const named = await apply("Jo Lind", "Carried feed", "Skills\nForging");
  await runPipeline(actor.organizationId);
  const { criteria: rows } = await explainDifference(actor, {
    applicationId: shown,
    otherApplicationId: named,
  });
  const side = rows.find(({ criterion }) => criterion === "Forging")!.other;
  const work = rows.find(({ criterion }) => criterion === "Farrier")!.other;
  const percent = Number(/× ([\d.]+)%, the points of the work/.exec(side.reason)?.[1]);
  expect(percent).toBeCloseTo(work.points, 0);
  expect(Math.abs(side.points - (75 * percent) / 100)).toBeLessThan(0.2);
});
