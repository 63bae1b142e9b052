import "../support/database";
import { expect, test } from "vitest";
import { duplicateJob } from "@/lib/jobs/duplicate-job";
import { getJob } from "@/lib/jobs/get-job";
import { getGeneratedScorecard } from "@/lib/scorecards/get-generated-scorecard";
import { judgedApplicant } from "../support/judged";
import { configuredJob, hiringTeam } from "../support/world";

test("a job like another has its text and its scorecard as a draft, and nobody who applied", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job, versionId, content } = await configuredJob(recruiter);
  await judgedApplicant({ recruiter, system, jobId: job.id, versionId, content }, [4, 2], "Ada Reyes");

  const made = await duplicateJob(recruiter, { jobId: job.id });
  const original = await getJob(recruiter, { jobId: job.id });
  const copy = await getJob(recruiter, { jobId: made.jobId });
  expect(copy).toMatchObject({ title: `${original.title} (copy)`, description: original.description });
  expect(copy).toMatchObject({ scorecardVersion: null, applications: 0, status: "open" });
  const draft = await getGeneratedScorecard(recruiter, { jobId: made.jobId });
  expect(draft.status).toBe("ready");
  expect(draft.content?.criteria.map(({ name, weight }) => [name, weight])).toEqual(
    content.criteria.map(({ name, weight }) => [name, weight]),
  );
  // What one of them is edited to says nothing of the other.
  const ids = new Set(content.criteria.map(({ id }) => id));
  expect(draft.content?.criteria.some(({ id }) => ids.has(id))).toBe(false);
});

test("a stranger's job and a member who may not write jobs are refused", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { recruiter: stranger } = await hiringTeam();
  await expect(duplicateJob(stranger, { jobId: job.id })).rejects.toMatchObject({ code: "not_found" });
  const reader = {
    ...recruiter,
    permissions: new Set([...recruiter.permissions].filter((p) => p !== "job:write")),
  };
  await expect(duplicateJob(reader, { jobId: job.id })).rejects.toMatchObject({ code: "forbidden" });
});
