import "../support/database";
import { expect, test, vi } from "vitest";
import { hiringTeam, ownerDb } from "../support/world";
import { parseDocument } from "@/lib/hiring/intake/parse-document";
import { createJob } from "@/lib/records/jobs/create-job";

vi.mock("@/lib/judging/ai/model", () => ({
  serviceModel: null,
  structureJob: () => ({
    job: {
      title: "Beekeeper",
      department: null,
      location: "Annecy",
      employmentType: null,
      start: "in spring",
    },
    structuredBy: "openai/test",
    usage: [{ task: "structure_job", model: "test", inputTokens: 9, cachedInputTokens: 0, outputTokens: 3 }],
  }),
}));

test("parsing a job's document and creating the job from it return the same fields, and both record AI usage", async () => {
  const { recruiter } = await hiringTeam();
  const document = {
    fileName: "job.txt",
    contentBase64: Buffer.from("We keep bees in Annecy and look for one more pair of hands.").toString(
      "base64",
    ),
  };
  const { job, uploadId } = await parseDocument(recruiter, { document, purpose: "job" });
  expect(job).toMatchObject({ title: "Beekeeper", location: "Annecy", start: "in spring" });
  expect(await createJob(recruiter, { document: { uploadId } })).toMatchObject({
    title: "Beekeeper",
    location: "Annecy",
    start: "in spring",
    structuredBy: "openai/test",
  });
  const { organizationId } = recruiter;
  expect(await ownerDb.aiUsage.count({ where: { organizationId, task: "structure_job" } })).toBe(2);
});
