import "../support/database";
import { expect, test } from "vitest";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { runPipeline } from "../support/pipeline";
import { hiringTeam, ownerDb } from "../support/world";

test("drafts a scorecard from a job description with an emoji where a refused sentence is cut", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const refused = "You must be a native German speaker under 30 years of age and very young at heart ";
  const description = `Requirements\n- ${refused.repeat(9).slice(0, 299)}🚀 and more\n- Mentoring\n`;
  const job = await ownerDb.job.create({
    data: { organizationId, title: "Database Engineer", description, createdBy: recruiter.id },
  });
  await generateScorecard(recruiter, { jobId: job.id });
  await runPipeline(organizationId);
  expect(await getGeneratedScorecard(recruiter, { jobId: job.id })).toMatchObject({ status: "ready" });
});
