import "../support/database";
import { expect, test } from "vitest";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { rejectApplication, reopenApplication } from "../support/decide";

const files = [sample("candidates/01-amara-lindqvist.pdf")];

async function arriving({ credits = 5, published = true } = {}) {
  const team = await hiringTeam({ credits, undoSeconds: 60 });
  const { recruiter, organizationId } = team;
  const job = published
    ? (await configuredJob(recruiter)).job
    : await ownerDb.job.create({
        data: { organizationId, title: "Engineer", description: "Runs PostgreSQL.", createdBy: recruiter.id },
      });
  const { applicationId } = await createCandidate(recruiter, { jobId: job.id, files });
  const score = async () => {
    await runPipeline(organizationId);
    return (await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } })).scoreStatus;
  };
  return { ...team, jobId: job.id, applicationId, score };
}

test("scores an application whose turn came while it was decided, once the decision is undone", async () => {
  const { recruiter, applicationId, score } = await arriving();
  const rejected = await rejectApplication(recruiter, { applicationId });
  expect(await score()).toBe("queued");
  await undoDecision(recruiter, rejected);
  expect(await score()).toBe("scored");
});

test("scores an application that was rejected before its job had a scorecard, once it is reopened", async () => {
  const { recruiter, applicationId, jobId, score } = await arriving({ published: false });
  expect(await score()).toBe("not_scored");
  await rejectApplication(recruiter, { applicationId });
  await publishScorecard(recruiter, { jobId, content: exampleContent() });
  expect(await score()).toBe("not_scored");
  await reopenApplication(recruiter, { applicationId });
  expect(await score()).toBe("scored");
});

test("scores an application that waited for credits when it was decided, once it is reopened", async () => {
  const { recruiter, system, applicationId, score } = await arriving({ credits: 0 });
  expect(await score()).toBe("awaiting_credits");
  await rejectApplication(recruiter, { applicationId });
  await grantCredits(system, { amount: 5, key: "more", description: "More" });
  expect(await score()).toBe("awaiting_credits");
  await reopenApplication(recruiter, { applicationId });
  expect(await score()).toBe("scored");
});
