import "../../support/database";
import { expect, test, vi } from "vitest";

vi.stubEnv("BILLING", "off");
vi.stubEnv("OPENAI_API_KEY", "sk-test");
vi.stubEnv("MODEL_BATCH", "1");
const { openBatch } = await import("@/lib/judging/evaluation/batch/run-batch");
const { queueAwaitingCredits } = await import("@/lib/judging/evaluation/queue");
const { applicant, configuredJob, hiringTeam, ownerDb } = await import("../../support/world");

test("batches applications, and queues those that wait for credits, without credits when billing is off", async () => {
  const { recruiter, system } = await hiringTeam({ credits: 0 });
  const { job } = await configuredJob(recruiter);
  for (let number = 1; number <= 20; number++) await applicant(recruiter, job.id);
  expect(await openBatch(system, { jobId: job.id })).toEqual({ batched: 20 });
  await ownerDb.application.updateMany({
    where: { jobId: job.id },
    data: { scoreStatus: "awaiting_credits" },
  });
  expect(await queueAwaitingCredits(system, {})).toMatchObject({ queued: 20 });
});
