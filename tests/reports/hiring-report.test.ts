import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { exportHiringReport } from "@/lib/hiring/reports/export-hiring-report";
import { getHiringReport } from "@/lib/hiring/reports/get-hiring-report";
import { hiringManager } from "../support/hiring-manager";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { applicant, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let jobId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
});

const DAY_MS = 24 * 3_600_000;
// One "now": two readings of the clock would make a stay of thirty days a millisecond longer.
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * DAY_MS);

/** Someone who applied `applied` days ago and went through stages, each entered so many days ago. */
async function person(
  applicationId: string,
  applied: number,
  stages: [stage: string, daysAgo: number][],
  outcome: { disposition?: "accepted" | "rejected" | "hired" | "withdrawn"; decided?: number } = {},
) {
  const { disposition, decided } = outcome;
  await ownerDb.application.update({
    where: { id: applicationId },
    data: {
      appliedAt: daysAgo(applied),
      stage: stages.at(-1)![0],
      ...(disposition && { disposition }),
      ...(decided !== undefined && { decidedAt: daysAgo(decided) }),
    },
  });
  await ownerDb.stageEntry.deleteMany({ where: { applicationId } });
  await ownerDb.stageEntry.createMany({
    data: stages.map(([stage, at]) => ({
      organizationId: recruiter.organizationId,
      applicationId,
      stage,
      enteredAt: daysAgo(at),
    })),
  });
}

/**
 * Five applicants, by hand. Thresholds 70 and 35; ratings of two criteria that weigh 60 and 40.
 *
 *             advice      applied  Applied  Screen  Interview  outcome
 *  Ada        shortlist   40       40 to 30  30 to 20  20       accepted 10 days ago: 30 days, 20 days in Interview
 *  Bo         shortlist   30       30 to 26  26 to 25           rejected 25 days ago: 5 days
 *  Chika      decline     20       20 to 18                     rejected 18 days ago: 2 days
 *  Dina       decline     20       20                           undecided, 20 days in Applied
 *  Eve        no score     3        3                           undecided, from the talent pool
 *
 * Reached: Applied 5, Screen 2, Interview 1. Ended stays in Applied: 10, 4 and 2 days, median 4; in Screen: 10 and 1,
 * median 5.5; in Interview none. Stalled, more than 14 days: Ada and Dina. Time to decide: 30, 5 and 2 days; median 5;
 * 90th percentile 5 + 0.8 × (30 − 5) = 25. Agreement: Ada and Chika of three with such an advice: 66.7%. Yield of
 * applied: 1 of 4.
 */
async function arrange() {
  const judging = await jobToJudge(recruiter);
  ({ jobId } = judging);
  const ids = [];
  for (const [name, rating] of [
    ["Ada", 4],
    ["Bo", 4],
    ["Chika", 0],
    ["Dina", 0],
  ] as const)
    ids.push((await judgedApplicant(judging, [rating, rating], name)).id);
  const [ada, bo, chika, dina] = ids as [string, string, string, string];
  const { id: eve } = await applicant(recruiter, jobId, { fullName: "Eve" });
  await person(
    ada,
    40,
    [
      ["Applied", 40],
      ["Screen", 30],
      ["Interview", 20],
    ],
    { disposition: "accepted", decided: 10 },
  );
  await person(
    bo,
    30,
    [
      ["Applied", 30],
      ["Screen", 26],
    ],
    { disposition: "rejected", decided: 25 },
  );
  await person(chika, 20, [["Applied", 20]], { disposition: "rejected", decided: 18 });
  await person(dina, 20, [["Applied", 20]]);
  await person(eve, 3, [["Applied", 3]]);
  await ownerDb.application.update({ where: { id: eve }, data: { source: "rediscovered" } });
  return { ada, dina };
}

test("gives the figures of an example computed by hand", async () => {
  const { ada, dina } = await arrange();
  const report = await getHiringReport(recruiter, {});
  expect(report.totals).toEqual({
    applications: 5,
    evaluated: 4,
    recommended: 2,
    accepted: 1,
    hired: 0,
    rejected: 2,
    withdrawn: 0,
    undecided: 2,
  });
  expect(report.jobs).toMatchObject([{ jobId, applications: 5 }]);
  expect(report.stages).toEqual([
    { stage: "Applied", reached: 5, now: 2, stalled: 1, medianDays: 4 },
    { stage: "Screen", reached: 2, now: 0, stalled: 0, medianDays: 5.5 },
    { stage: "Interview", reached: 1, now: 1, stalled: 1, medianDays: null },
  ]);
  expect(report.stalled.map(({ applicationId, days }) => [applicationId, days]).sort()).toEqual(
    [
      [ada, 20],
      [dina, 20],
    ].sort(),
  );
  expect(report.sources).toEqual(
    [
      { source: "applied", system: null, applications: 4, accepted: 1, hired: 0, evaluated: 4, yield: 25 },
      { source: "rediscovered", system: null, applications: 1, accepted: 0, hired: 0, yield: 0 },
    ].map(({ evaluated: _, ...row }: Record<string, unknown>) => row),
  );
  expect(report.timeToDecide).toMatchObject({ decided: 3, medianDays: 5, p90Days: 25 });
  expect(report.timeToDecide.histogram.map(({ decided }) => decided)).toEqual([0, 1, 1, 0, 1, 0, 0]);
  expect(report.advice).toEqual([
    { advice: "shortlist", accepted: 1, rejected: 1 },
    { advice: "decline", accepted: 0, rejected: 1 },
  ]);
  expect(report.agreement).toEqual({ compared: 3, agreed: 2, share: 66.7 });
});

test("is about the applications of a period and a job, and leaves out sample jobs unless asked for one", async () => {
  await arrange();
  const from = daysAgo(25).toISOString();
  expect((await getHiringReport(recruiter, { from })).totals.applications).toBe(3);
  expect((await getHiringReport(recruiter, { from, to: daysAgo(10).toISOString() })).totals).toMatchObject({
    applications: 2,
    rejected: 1,
  });
  const { jobId: other } = await jobToJudge(recruiter);
  expect((await getHiringReport(recruiter, { jobId: other })).totals.applications).toBe(0);
  await ownerDb.job.update({ where: { id: jobId }, data: { sample: true } });
  expect((await getHiringReport(recruiter, {})).totals.applications).toBe(0);
  expect((await getHiringReport(recruiter, { jobId })).totals.applications).toBe(5);
});

test("shows an organization its own figures, a hiring manager those of shared jobs, and blind names as numbers", async () => {
  await arrange();
  const { recruiter: stranger } = await hiringTeam();
  expect((await getHiringReport(stranger, {})).totals.applications).toBe(0);
  await expect(getHiringReport(stranger, { jobId })).rejects.toMatchObject({ code: "not_found" });
  const outside = await hiringManager(recruiter, []);
  expect((await getHiringReport(outside, {})).totals.applications).toBe(0);
  const manager = await hiringManager(recruiter, [jobId], "Hedda");
  expect((await getHiringReport(manager, {})).stages[0]).toMatchObject({ reached: 5 });
});

test("counts a move as the end of one stay and the beginning of another", async () => {
  const { jobId } = await jobToJudge(recruiter);
  const { id: applicationId } = await applicant(recruiter, jobId);
  await decideApplications(recruiter, {
    decisions: [{ applicationId, decision: "move", stage: "Interview" }],
  });
  const entries = await ownerDb.stageEntry.findMany({
    where: { applicationId },
    orderBy: { enteredAt: "asc" },
  });
  expect(entries.map(({ stage }) => stage)).toEqual(["Applied", "Interview"]);
});

test("each table can be downloaded, with words instead of codes", async () => {
  await arrange();
  const { csv } = await exportHiringReport(recruiter, { table: "sources" });
  expect(csv).toContain('"Talent pool","","1","0","0","0"');
  expect((await exportHiringReport(recruiter, { table: "advice" })).csv).toContain(
    '"Not recommended","0","1"',
  );
  expect((await exportHiringReport(recruiter, { table: "stages" })).csv).toContain(
    '"Screen","2","0","0","5.5"',
  );
});
