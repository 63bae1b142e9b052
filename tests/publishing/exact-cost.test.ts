import "../support/database";
import { expect, test } from "vitest";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

test("a preview says exactly what rewording a criterion will be charged, whoever has no CV to judge", async () => {
  const { recruiter } = await hiringTeam({ credits: 50 });
  const { job } = await configuredJob(recruiter);
  for (const name of ["Ada Reyes", "Ben Moss"])
    await createCandidate(recruiter, {
      jobId: job.id,
      files: [
        sentFile("cv.txt", `${name}\n\nExperience\nBackend Engineer, Works, 2014 - 2022\nRan PostgreSQL.`),
      ],
    });
  await runPipeline(recruiter.organizationId);
  // Imported from an ATS, still without a file.
  const { id } = await applicant(recruiter, job.id);
  await ownerDb.application.update({ where: { id }, data: { scoreStatus: "not_scored" } });
  const content = exampleContent();
  content.criteria[0]!.name = "Something nobody was asked";
  const before = (await getCreditBalance(recruiter, {})).balance;
  const { rescoringCredits, firstScores } = await previewPublication(recruiter, { jobId: job.id, content });
  await publishScorecard(recruiter, { jobId: job.id, content });
  await runPipeline(recruiter.organizationId);
  expect([rescoringCredits, firstScores]).toEqual([2, 0]);
  expect(before - (await getCreditBalance(recruiter, {})).balance).toBe(rescoringCredits);
});
