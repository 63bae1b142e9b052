import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { chooseNoticeWait } from "@/lib/hiring/rights/choose-notice-wait";
import { getNotice } from "@/lib/hiring/rights/get-notice";
import { publishNotice } from "@/lib/hiring/rights/publish-notice";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { evaluateApplication } from "@/lib/judging/evaluation/score";
import { holdForNotice, queueAfterNotice, queueForRescoring } from "@/lib/judging/evaluation/queue";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { noticeTexts } from "../support/notice-texts";
import { rejectApplication } from "../support/decide";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

const DAY_MS = 86_400_000;

let admin: Actor;
let evaluator: Actor;
let jobId: string;
let noticeId: string;
beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin", credits: 20 }));
  evaluator = systemActor(admin.organizationId, "evaluator");
  jobId = (await configuredJob(admin)).job.id;
  ({ noticeId } = await publishNotice(admin, {
    ...noticeTexts,
    jurisdictions: ["newYorkCity"],
    replaces: null,
  }));
});

async function arrive(file = "candidates/01-amara-lindqvist.pdf") {
  const { applicationId } = await createCandidate(admin, { jobId, files: [sample(file)] });
  await runPipeline(admin.organizationId);
  return applicationId;
}
const stored = (id: string) => ownerDb.application.findUniqueOrThrow({ where: { id } });

/** As if the notice and the job had been public for a month. */
async function afterAMonth() {
  const ago = new Date(Date.now() - 30 * DAY_MS);
  await ownerDb.publicNotice.update({ where: { id: noticeId }, data: { publicFrom: ago } });
  await ownerDb.job.update({ where: { id: jobId }, data: { createdAt: ago } });
}

test("nothing is evaluated before the job's day, which the list states; people can decide; then it is by itself", async () => {
  const applicationId = await arrive();
  const { jobs } = await getNotice(admin, {});
  const day = jobs.find((job) => job.jobId === jobId)?.usableFrom ?? "none";
  expect(await stored(applicationId)).toMatchObject({ scoreStatus: "not_scored", noticeDay: new Date(day) });
  expect(await ownerDb.evaluation.count({ where: { applicationId } })).toBe(0);
  const [row] = (await listJobCandidates(admin, { jobId })).items;
  expect(row?.scoreReason).toContain(`Waiting until ${day}`);
  // As the workflow's runs do: they sleep, at most half a day, and ask again.
  expect((await queueAfterNotice(evaluator, { applicationId })).sleepMs).toBeGreaterThan(DAY_MS / 3);
  expect((await holdForNotice(evaluator, { jobId })).sleepMs).toBeGreaterThan(DAY_MS / 3);
  expect(await queueForRescoring(evaluator, { jobId })).toEqual({ queued: 0 });
  const other = await arrive("candidates/02-tomas-ferreira.pdf");
  await rejectApplication(admin, { applicationId: other });
  expect((await stored(other)).disposition).toBe("rejected");

  await afterAMonth();
  expect(await holdForNotice(evaluator, { jobId })).toEqual({ sleepMs: 0 });
  for (const id of [applicationId, other])
    expect(await queueAfterNotice(evaluator, { applicationId: id })).toEqual({ sleepMs: 0 });
  await runPipeline(admin.organizationId);
  expect(await stored(applicationId)).toMatchObject({
    scoreStatus: "scored",
    scoreReason: null,
    noticeDay: null,
  });
  expect(await ownerDb.evaluation.count({ where: { applicationId: other } })).toBe(0);
});

test("switched off, or with a notice for elsewhere, what waits is evaluated at once", async () => {
  const applicationId = await arrive();
  await chooseNoticeWait(admin, { waitForNotice: false });
  await runPipeline(admin.organizationId);
  expect((await stored(applicationId)).scoreStatus).toBe("scored");
  await chooseNoticeWait(admin, { waitForNotice: true });
  const second = await arrive("candidates/02-tomas-ferreira.pdf");
  expect((await stored(second)).scoreStatus).toBe("not_scored");
  expect((await stored(applicationId)).scoreStatus).toBe("scored");
  await publishNotice(admin, { ...noticeTexts, jurisdictions: ["illinois"], replaces: noticeId });
  await runPipeline(admin.organizationId);
  expect((await stored(second)).scoreStatus).toBe("scored");
  const { recruiter } = await hiringTeam();
  await expect(chooseNoticeWait(recruiter, { waitForNotice: false })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a run that comes twice, or after a decision, holds and evaluates nothing more", async () => {
  const applicationId = await arrive();
  const runs = await Promise.all([1, 2, 3].map(() => evaluateApplication(evaluator, applicationId)));
  expect(runs.map(({ state }) => state)).toEqual(["passed over", "passed over", "passed over"]);
  await afterAMonth();
  await Promise.all([1, 2].map(() => queueAfterNotice(evaluator, { applicationId })));
  await runPipeline(admin.organizationId);
  expect(await ownerDb.evaluation.count({ where: { applicationId } })).toBe(1);
});
