import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { READ, type Serve, agentOf, callLegacy, doorFor } from "../mcp/door";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let serve: Serve;
let engineer: string;

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter, READ)));
  engineer = await job(recruiter, "Senior Backend Engineer");
  for (const title of ["Nurse", "Plumber", "Zookeeper", "Baker", "Pilot", "Tailor"])
    await job(recruiter, title);
});

async function job(actor: Actor, title: string) {
  const { id } = (await configuredJob(actor)).job;
  await ownerDb.job.update({ where: { id }, data: { title } });
  return id;
}
const failure = async (args: object, door = serve) => {
  const reply = await callLegacy(door, "listJobCandidates", args);
  expect(reply.isError).toBe(true);
  return reply.content[0].text;
};

test("answers a title given as jobId with the jobs of similar titles, nearest first", async () => {
  const text = await failure({ jobId: "Sr. Backend Enginer" });
  expect(text).toContain(`The nearest jobs: “Senior Backend Engineer” jobId ${engineer};`);
  expect(text.match(/jobId [0-9a-f-]{36}/g)).toHaveLength(5);
});

test("answers an id with a typo with the job it was meant to be", async () => {
  const mistyped = engineer.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  expect(await failure({ jobId: mistyped })).toMatch(
    new RegExp(`^Job not found\\.[^\\n]+\\nThe nearest jobs: “Senior Backend Engineer” jobId ${engineer}`),
  );
});

test("offers only jobs of the actor's organization", async () => {
  const stranger = doorFor(agentOf((await hiringTeam()).recruiter, READ)).serve;
  const text = await failure({ jobId: engineer }, stranger);
  expect(text).toContain("There is no job yet.");
  expect(text).not.toContain("Backend");
  expect(await failure({ jobId: randomUUID() }, stranger)).not.toContain("Backend");
});

test("refuses to assign a candidate to a closed job and says that it is closed", async () => {
  await ownerDb.job.update({ where: { id: engineer }, data: { status: "closed" } });
  const { candidateId } = await ownerDb.application.create({
    data: {
      organizationId: recruiter.organizationId,
      jobId: engineer,
      number: 1,
      candidateId: (
        await ownerDb.candidate.create({
          data: { organizationId: recruiter.organizationId, fullName: "Ada Reyes", createdBy: recruiter.id },
        })
      ).id,
    },
  });
  const writer = doorFor(agentOf(recruiter)).serve;
  const reply = await callLegacy(writer, "assignCandidate", { candidateId, jobId: engineer });
  expect(reply.content[0].text).toContain("This job is closed. Reopen it first.");
});
