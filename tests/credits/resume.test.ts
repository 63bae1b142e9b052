import { database } from "../support/database";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/candidates/create-candidate";
import { getCreditBalance } from "@/lib/credits/get-credit-balance";
import { grantCredits } from "@/lib/credits/grant-credits";
import { env } from "@/lib/env";
import { startApp } from "../support/app";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

const samples = ["01-amara-lindqvist.pdf", "03-katharina-vogt.docx", "15-ingrid-solheim-cut-short.pdf"];

// With the workflow engine, so that nothing but the grant itself wakes what waits.
test("what waited for credits goes on by itself after a grant; what cannot be read is never charged", async () => {
  const { recruiter, system } = await hiringTeam({ credits: 0 });
  const { job } = await configuredJob(recruiter);
  const app = await startApp({
    database,
    engine: true,
    home: env.SHORTLIST_HOME,
    env: { BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET },
  });
  const become = (expected: Record<string, number>) =>
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
        { timeout: 40_000, interval: 100 },
      )
      .toEqual(expected);
  try {
    for (const fileName of samples) {
      const contentBase64 = readFileSync(`samples/candidates/${fileName}`).toString("base64");
      await createCandidate(recruiter, { jobId: job.id, files: [{ fileName, contentBase64 }] });
    }
    await become({ awaiting_credits: 2, failed: 1 });
    expect(await getCreditBalance(recruiter, {})).toMatchObject({ balance: 0, waitingForCredits: 2 });
    // One too few: one more is scored, the other waits on.
    await grantCredits(system, { amount: 1, key: "first", description: "One" });
    await become({ scored: 1, awaiting_credits: 1, failed: 1 });
    await grantCredits(system, { amount: 5, key: "second", description: "More" });
    await become({ scored: 2, failed: 1 });
    expect(await getCreditBalance(recruiter, {})).toMatchObject({ balance: 4, waitingForCredits: 0 });
  } finally {
    await app.stop();
  }
}, 180_000);
