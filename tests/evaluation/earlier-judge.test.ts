import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { presentApplication } from "@/lib/hiring/applications/present-application";
import { embedded, promptVersion } from "@/lib/judging/ai/judge-versions";
import { scoringVersion } from "@/lib/judging/evaluation/aggregate";
import { likelihoodRange } from "@/lib/judging/evaluation/likelihood";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let jobId: string;
let applicationId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  const judging = await jobToJudge(recruiter);
  ({ jobId } = judging);
  ({ id: applicationId } = await judgedApplicant(judging, [3, 2]));
});

const scoredBy = (by: { judge?: string; judgeVersion: string; scoringVersion?: string }) =>
  ownerDb.evaluation.updateMany({
    where: { applicationId },
    data: { judge: "embedded", scoringVersion, ...by },
  });

async function isMarked() {
  const { items } = await listJobCandidates(recruiter, { jobId });
  const { evaluation } = await getApplication(recruiter, { applicationId });
  expect(evaluation!.earlierJudge).toBe(items[0]!.earlierJudge);
  return items[0]!.earlierJudge;
}

test.each([
  ["by the current judge and formula", { judgeVersion: embedded.version }, false],
  ["by an earlier embedded evaluator", { judgeVersion: "1" }, true],
  ["by an earlier formula", { judgeVersion: embedded.version, scoringVersion: "1" }, true],
  ["by a model with the current prompt", { judge: "openai/m", judgeVersion: `${promptVersion}:m:0` }, false],
  ["by a model with an earlier prompt", { judge: "openai/m", judgeVersion: "1:m:0" }, true],
])("the list and the page show whether a score %s is outdated", async (_, by, marked) => {
  await scoredBy(by);
  expect(await isMarked()).toBe(marked);
});

test("the page and the overview show the measured likelihood of an embedded score, and none of a model's", async () => {
  const shown = async () => [
    (await getApplication(recruiter, { applicationId })).evaluation!.likelihood,
    (await presentApplication(recruiter, { applicationId })).likelihood,
  ];
  const { overall } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  const range = likelihoodRange({ overall });
  expect(range![0]).toBeLessThan(range![1]);
  // Of 45 of 100 the invented CVs say unlikely, and the real ones almost certain.
  expect(likelihoodRange({ overall: 45 })).toBeNull();
  expect(await shown()).toEqual([range, range]);
  await scoredBy({ judge: "openai/m", judgeVersion: `${promptVersion}:m:0` });
  expect(await shown()).toEqual([null, null]);
});
