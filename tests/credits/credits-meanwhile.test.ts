import "../support/database";
import { expect, test } from "vitest";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { queueAwaitingCredits, settleUnscored } from "@/lib/judging/evaluation/queue";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

test("does not let an application wait for credits that came while it was judged", async () => {
  const { recruiter, system } = await hiringTeam({ credits: 0 });
  const { job } = await configuredJob(recruiter);
  const { id: applicationId } = await applicant(recruiter, job.id, { scoreStatus: "queued" });
  // The judge has found no credits; before that is written, some are added and those that wait are queued.
  await grantCredits(system, { amount: 5, key: "more", description: "More" });
  await queueAwaitingCredits(system, {});
  await settleUnscored(system, { applicationId, scoreStatus: "awaiting_credits", reason: "No credits." });
  const saved = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  expect(saved).toMatchObject({ scoreStatus: "queued", scoreReason: null });
  const queued = await ownerDb.outboxEvent.count({
    where: { organizationId: recruiter.organizationId, name: "application.queued" },
  });
  expect(queued).toBe(1);
});
