import "../support/database";
import { expect, test } from "vitest";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getOwnPage } from "@/lib/hiring/rights/get-own-page";
import { rejectApplication } from "../support/decide";
import { ownLinkOf } from "../support/own-link";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam } from "../support/world";

const cv = (name: string, from: string) =>
  `${name}\n\nExperience\nBackend Engineer, Works, January ${from} - December 2017\nRan PostgreSQL in production for the product.\n\nDeveloper, Elsewhere, March 2018 - June 2019\nWrote reports.`;

/** Both CVs come from one hand and differ in one year: what is foretold of the one is the score of the other. */
test("says of too few years what the same CV with enough of them scores", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const scored = async (name: string, from: string) => {
    const { applicationId, candidateId } = await createCandidate(recruiter, {
      jobId: job.id,
      files: [sentFile(`${name}.txt`, cv(name, from))],
    });
    await runPipeline(organizationId);
    const { evaluation } = await getApplication(recruiter, { applicationId });
    return { applicationId, candidateId, overall: evaluation!.totals.overall! };
  };
  const enough = await scored("Ben Moss", "2015");
  const short = await scored("Ada Reyes", "2016");
  expect(enough.overall).toBeGreaterThan(short.overall);
  await rejectApplication(recruiter, { applicationId: short.applicationId });
  const { token, holder } = await ownLinkOf(organizationId, short.candidateId);
  const { tool } = (await getOwnPage(holder, { token })).applications[0]!;
  expect(tool?.overall).toBe(short.overall);
  expect(tool?.criteria.map(({ name, years, withYears }) => ({ name, years, withYears }))).toEqual([
    { name: "PostgreSQL in production", years: 2, withYears: enough.overall },
    { name: "Mentoring", years: null, withYears: null },
  ]);
});
