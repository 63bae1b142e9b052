import "../support/database";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { sample } from "../support/sent-file";
import { sharedAppWithEngine } from "../support/shared";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

const samples = ["01-amara-lindqvist.pdf", "03-katharina-vogt.docx", "15-ingrid-solheim-cut-short.pdf"];

// Runs with the workflow engine, so that only the grant itself can resume the waiting applications.
test("scores waiting applications automatically after a grant, and never charges for an unreadable CV", async () => {
  const { recruiter, system } = await hiringTeam({ credits: 0 });
  const { job } = await configuredJob(recruiter);
  await sharedAppWithEngine();
  const untilStatuses = (expected: Record<string, number>) =>
    expect
      .poll(
        async () => {
          const groups = await ownerDb.application.groupBy({
            by: ["scoreStatus"],
            where: { jobId: job.id },
            _count: true,
          });
          return Object.fromEntries(groups.map(({ scoreStatus, _count }) => [scoreStatus, _count]));
        },
        { timeout: 60_000, interval: 100 },
      )
      .toEqual(expected);
  for (const fileName of samples) {
    await createCandidate(recruiter, { jobId: job.id, files: [sample(`candidates/${fileName}`)] });
  }
  await untilStatuses({ awaiting_credits: 2, failed: 1 });
  expect(await getCreditBalance(recruiter, {})).toMatchObject({ balance: 0, waitingForCredits: 2 });
  // One credit for two applications: one is scored, the other keeps waiting.
  await grantCredits(system, { amount: 1, key: "first", description: "One" });
  await untilStatuses({ scored: 1, awaiting_credits: 1, failed: 1 });
  await grantCredits(system, { amount: 5, key: "second", description: "More" });
  await untilStatuses({ scored: 2, failed: 1 });
  expect(await getCreditBalance(recruiter, {})).toMatchObject({ balance: 4, waitingForCredits: 0 });
}, 180_000);
