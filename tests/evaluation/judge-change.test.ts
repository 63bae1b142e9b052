import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { evaluateEarlier } from "@/lib/judging/evaluation/judge-change/evaluate-earlier";
import { previewJudge } from "@/lib/judging/evaluation/judge-change/preview-judge";
import { tellOfJudge } from "@/lib/judging/evaluation/judge-change/tell-of-judge";
import { listNotices } from "@/lib/platform/notices/list-notices";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { rejectApplication } from "../support/decide";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let organizationId: string;
const people: Record<string, string> = {};
beforeEach(async () => {
  ({ recruiter: admin, organizationId } = await hiringTeam({ role: "admin" }));
  const { job } = await configuredJob(admin);
  for (const file of ["01-amara-lindqvist", "02-tomas-ferreira", "04-lucia-navarro"]) {
    const { applicationId } = await createCandidate(admin, {
      jobId: job.id,
      files: [sample(`candidates/${file}.pdf`)],
    });
    people[file] = applicationId;
  }
  await runPipeline(organizationId);
});

/** As if all evaluations had been made before this release, one of them with other points and advice. */
async function judgedBefore() {
  const other = people["01-amara-lindqvist"]!;
  await ownerDb.$executeRaw`UPDATE "Evaluation" SET "judgeVersion" = '13', "inputHash" = id::text WHERE "organizationId" = ${organizationId}::uuid`;
  await ownerDb.$executeRaw`UPDATE "Evaluation" SET overall = 1, advice = 'decline' WHERE "applicationId" = ${other}::uuid`;
  await ownerDb.organization.update({ where: { id: organizationId }, data: { judge: "embedded 13" } });
}
const evaluator = () => systemActor(organizationId, "evaluator");

test("tells administrators once that a new version judges, and nobody when nothing changed", async () => {
  expect(await tellOfJudge(evaluator())).toEqual({ told: false });
  await judgedBefore();
  const told = await Promise.all([tellOfJudge(evaluator()), tellOfJudge(evaluator())]);
  expect(told.filter((each) => each.told)).toHaveLength(1);
  expect(await tellOfJudge(evaluator())).toEqual({ told: false });
  const [notice] = (await listNotices(admin, {})).notices;
  expect(notice).toMatchObject({
    text: expect.stringContaining(`version ${embedded.version}`) as string,
    path: "/settings/judge",
  });
  const recruiter = await colleagueOf(admin, "recruiter");
  expect((await listNotices(recruiter, {})).notices).toEqual([]);
  const evaluations = await ownerDb.evaluation.findMany({ where: { organizationId } });
  expect(new Set(evaluations.map(({ judgeVersion }) => judgeVersion))).toEqual(new Set(["13"]));
});

test("a release that skipped this notice is noticed by the latest evaluation", async () => {
  await judgedBefore();
  await ownerDb.organization.update({ where: { id: organizationId }, data: { judge: null } });
  expect(await tellOfJudge(evaluator())).toEqual({ told: true });
});

test("a dry run says how many scores move, how far, and whose advice changes; it stores nothing", async () => {
  expect(await previewJudge(admin, {})).toMatchObject({ earlier: 0, compared: 0, otherAdvice: [] });
  await judgedBefore();
  await rejectApplication(admin, { applicationId: people["04-lucia-navarro"]!, feedback: "" });
  const rows = () =>
    Promise.all([
      ownerDb.evaluation.findMany({ where: { organizationId }, orderBy: { id: "asc" } }),
      ownerDb.storedVerdict.count({ where: { organizationId } }),
      ownerDb.creditTransaction.count({ where: { organizationId } }),
    ]);
  const before = await rows();
  const preview = await previewJudge(admin, {});
  expect(preview).toMatchObject({ judge: embedded.version, earlier: 2, credits: 2, compared: 2, moved: 1 });
  expect(preview.otherAdvice).toMatchObject([
    { applicationId: people["01-amara-lindqvist"], from: { overall: 1, advice: "decline" } },
  ]);
  expect(preview.largest).toBeGreaterThan(10);
  expect(await rows()).toEqual(before);
  const recruiter = await colleagueOf(admin, "recruiter");
  await expect(previewJudge(recruiter, {})).rejects.toMatchObject({ code: "forbidden" });
});

test("evaluating again is an administrator's act, queues each once, and leaves decided ones alone", async () => {
  await judgedBefore();
  await rejectApplication(admin, { applicationId: people["04-lucia-navarro"]!, feedback: "" });
  const queued = await Promise.all([evaluateEarlier(admin, {}), evaluateEarlier(admin, {})]);
  expect(queued.reduce((sum, each) => sum + each.queued, 0)).toBe(2);
  await runPipeline(organizationId);
  expect(await previewJudge(admin, {})).toMatchObject({ earlier: 0 });
  const decided = await ownerDb.application.findUniqueOrThrow({
    where: { id: people["04-lucia-navarro"] },
    include: { currentEvaluation: true },
  });
  expect(decided.currentEvaluation?.judgeVersion).toBe("13");
  const recruiter = await colleagueOf(admin, "recruiter");
  await expect(evaluateEarlier(recruiter, {})).rejects.toMatchObject({ code: "forbidden" });
});
