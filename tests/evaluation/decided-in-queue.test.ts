import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { operatorActor, systemActor } from "@/lib/platform/access/system";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { createDueNotices } from "@/lib/platform/notices/create-due-notices";
import { verify } from "@/lib/doors/operating/acts/verify";
import { judgedApplicant, jobToJudge } from "../support/judged";
import { applicant, hiringTeam, ownerDb } from "../support/world";
import { rejectApplication } from "../support/decide";

let recruiter: Actor;

/** One candidate of a job is evaluated; two were rejected two hours ago, before their turn came. */
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  const judging = await jobToJudge(recruiter);
  await judgedApplicant(judging, [4, 4]);
  for (const scoreStatus of ["queued", "awaiting_credits"] as const) {
    const { id } = await applicant(recruiter, judging.jobId);
    await rejectApplication(recruiter, { applicationId: id });
    const updatedAt = new Date(Date.now() - 2 * 3_600_000);
    await ownerDb.application.update({ where: { id }, data: { scoreStatus, updatedAt } });
  }
});

test("notifies of a job's evaluations although a candidate was rejected before their turn", async () => {
  await createDueNotices(systemActor(recruiter.organizationId, "mailer"), { now: new Date() });
  expect(await ownerDb.notice.count({ where: { userId: recruiter.id, kind: "evaluated" } })).toBe(1);
});

test("counts no decided candidate as waiting for a score or for credits", async () => {
  const { items } = await listConfiguredJobs(recruiter, {});
  expect(JSON.stringify(items)).toMatch(/"waiting":0.*"awaitingCredits":0/);
  expect((await getCreditBalance(recruiter, {})).waitingForCredits).toBe(0);
  const { problems } = await verify(operatorActor(), {});
  const waits = problems.filter(
    ({ organizationId, what }) => organizationId === recruiter.organizationId && /wait/.test(what),
  );
  expect(waits).toEqual([]);
});
