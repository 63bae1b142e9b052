import "../support/database";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { everyJob } from "@/app/(recruiter)/every-job";
import { READ, type Serve, agentOf, callLegacy, doorFor } from "../mcp/door";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let serve: Serve;

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter, READ)));
  for (const title of ["Nurse", "Plumber", "Baker"]) {
    const { id } = (await configuredJob(recruiter)).job;
    await ownerDb.job.update({ where: { id }, data: { title } });
    if (title !== "Nurse") continue;
    for (const overall of [90, 75, 40]) await applicant(recruiter, id, { overall, scoreStatus: "scored" });
    const { id: rejected } = await applicant(recruiter, id, { overall: 95, scoreStatus: "scored" });
    await ownerDb.application.update({ where: { id: rejected }, data: { disposition: "rejected" } });
  }
  const other = { organizationId: recruiter.organizationId, description: "Work.", createdBy: recruiter.id };
  await ownerDb.job.create({ data: { ...other, title: "Zookeeper" } });
  await ownerDb.job.create({ data: { ...other, title: "Night nurse" } });
  await ownerDb.job.create({ data: { ...other, title: "Pilot", status: "closed" } });
});

const list = async (args: object) => {
  const { structuredContent, content } = await callLegacy(serve, "listConfiguredJobs", args);
  return { page: structuredContent, text: content[0].text };
};

test("names the jobs that it leaves out, and why", async () => {
  const { page, text } = await list({});
  expect(page).toMatchObject({
    total: 3,
    leftOut: [
      { reason: "no_scorecard", jobs: 2, titles: ["Night nurse", "Zookeeper"] },
      { reason: "closed", jobs: 1, titles: ["Pilot"] },
    ],
  });
  expect(text).toContain(
    '3 of 3 jobs.\n2 more without a published scorecard (includeUnconfigured: true): “Night nurse”, “Zookeeper”\n1 more closed (status: "closed"): “Pilot”',
  );
  expect((await list({ includeUnconfigured: true, status: "all" })).page.leftOut).toEqual([]);
  expect((await list({ query: "nurse" })).page).toMatchObject({
    total: 1,
    leftOut: [{ reason: "no_scorecard", titles: ["Night nurse"] }],
  });
  expect((await list({ status: "closed" })).page.leftOut).toMatchObject([
    { reason: "open", jobs: 5 },
    { reason: "no_scorecard", titles: ["Pilot"] },
  ]);
});

test("offers the nearest titles when no title matches the query", async () => {
  const { page, text } = await list({ query: "Plumbing" });
  expect(page).toMatchObject({
    total: 0,
    items: [],
    leftOut: [],
    nearest: [{ title: "Plumber" }, {}, {}, {}, {}],
  });
  expect(text).toContain("No title matches. The closest: “Plumber” jobId ");
  expect((await list({ query: "plumb" })).page.nearest).toEqual([]);
});

test("says how many of the active candidates reach the shortlist threshold", async () => {
  const { text } = await list({ query: "nurse" });
  expect(text).toContain("2 of the 3 active score 70 or more, the shortlist threshold");
});

test("offers every job to choose from, beyond the first page", async () => {
  const { recruiter } = await hiringTeam();
  const own = { organizationId: recruiter.organizationId, description: "Work.", createdBy: recruiter.id };
  await ownerDb.job.createMany({
    data: Array.from({ length: 53 }, (_, at) => ({ ...own, title: `Job ${at}` })),
  });
  const offered = await everyJob(recruiter);
  expect(new Set(offered.map(({ title }) => title)).size).toBe(53);
});
