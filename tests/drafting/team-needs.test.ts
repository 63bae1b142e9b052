import "../support/database";
import { expect, test } from "vitest";
import { getJob } from "@/lib/records/jobs/get-job";
import { updateJob } from "@/lib/records/jobs/update-job";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import type { Actor } from "@/lib/platform/access/actor";
import { runPipeline } from "../support/pipeline";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

async function teamCriteria(recruiter: Actor, jobId: string) {
  await generateScorecard(recruiter, { jobId });
  await runPipeline(recruiter.organizationId);
  const { content } = await getGeneratedScorecard(recruiter, { jobId });
  return content?.criteria.filter(({ dimension }) => dimension === "team_fit").map(({ name }) => name);
}

test("drafts team-fit criteria from the job's own team needs, else from the organization's", async () => {
  const { recruiter } = await hiringTeam({ credits: 50 });
  const { job } = await configuredJob(recruiter);
  await ownerDb.organization.update({
    where: { id: recruiter.organizationId },
    data: { teamNeeds: "We need someone who has run PostgreSQL under load." },
  });
  expect((await teamCriteria(recruiter, job.id))?.join()).toContain("PostgreSQL");

  const needs = "We need someone who mentors juniors.";
  await updateJob(recruiter, { jobId: job.id, teamNeeds: ` ${needs} ` });
  expect((await getJob(recruiter, { jobId: job.id })).teamNeeds).toBe(needs);
  const own = (await teamCriteria(recruiter, job.id))?.join();
  expect(own).toMatch(/mentor/i);
  expect(own).not.toContain("PostgreSQL");

  await updateJob(recruiter, { jobId: job.id, teamNeeds: "" });
  expect((await getJob(recruiter, { jobId: job.id })).teamNeeds).toBeNull();
  expect((await teamCriteria(recruiter, job.id))?.join()).toContain("PostgreSQL");
});

test("refuses team needs from strangers and from callers who may not change the job", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const act = { jobId: job.id, teamNeeds: "Calm." };
  await expect(updateJob((await hiringTeam()).recruiter, act)).rejects.toMatchObject({
    code: "not_found",
  });
  const reader = { ...recruiter, permissions: new Set(["job:read" as const]) };
  await expect(updateJob(reader, act)).rejects.toMatchObject({ code: "forbidden" });
});
