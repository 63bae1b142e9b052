import "../support/database";
import { expect, test } from "vitest";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { resumeOnCredits } from "@/lib/doors/inngest/functions/score";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

type Handler = (call: object) => Promise<unknown>;
const { fn } = resumeOnCredits as unknown as { fn: Handler };
const step = { run: (_: string, work: () => Promise<unknown>) => work() };

async function waiting(people: number) {
  const { recruiter, system, organizationId } = await hiringTeam({ credits: 0 });
  const { job } = await configuredJob(recruiter);
  const candidates = await ownerDb.candidate.createManyAndReturn({
    data: Array.from({ length: people }, () => ({ organizationId, createdBy: recruiter.id })),
  });
  await ownerDb.application.createMany({
    data: candidates.map(({ id }, at) => ({
      organizationId,
      jobId: job.id,
      candidateId: id,
      number: at + 1,
      scoreStatus: "awaiting_credits" as const,
    })),
  });
  const resume = async (amount: number) => {
    await grantCredits(system, { amount, key: String(amount), description: "More" });
    await fn({ event: { data: { organizationId } }, step });
    return (await getCreditBalance(recruiter, {})).waitingForCredits;
  };
  return { resume };
}

test("queues all applications that a grant can pay for, however many wait", async () => {
  expect(await (await waiting(450)).resume(500)).toBe(0);
  expect(await (await waiting(450)).resume(420)).toBe(30);
});
