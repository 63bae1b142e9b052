import "../support/database";
import { expect, test } from "vitest";
import { duplicateJob } from "@/lib/records/jobs/duplicate-job";
import { getJob } from "@/lib/records/jobs/get-job";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { configuredJob, hiringTeam } from "../support/world";

test("copies the text, and the scorecard as a draft, but no applications", async () => {
  const { recruiter } = await hiringTeam();
  const judging = await jobToJudge(recruiter);
  const { jobId, content } = judging;
  await judgedApplicant(judging, [4, 2], "Ada Reyes");

  const duplicate = await duplicateJob(recruiter, { jobId });
  const original = await getJob(recruiter, { jobId });
  const copy = await getJob(recruiter, { jobId: duplicate.jobId });
  expect(copy).toMatchObject({ title: `${original.title} (copy)`, description: original.description });
  expect(copy).toMatchObject({ scorecardVersion: null, applications: 0, status: "open" });
  const draft = await getGeneratedScorecard(recruiter, { jobId: duplicate.jobId });
  expect(draft.status).toBe("ready");
  expect(draft.content?.criteria.map(({ name, weight }) => [name, weight])).toEqual(
    content.criteria.map(({ name, weight }) => [name, weight]),
  );
  // The copied criteria have new ids, so editing one job does not affect the other.
  const ids = new Set(content.criteria.map(({ id }) => id));
  expect(draft.content?.criteria.some(({ id }) => ids.has(id))).toBe(false);
});

test("refuses a stranger's job and a member without job:write", async () => {
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
