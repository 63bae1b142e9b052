import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { compareApplications } from "@/lib/hiring/applications/compare-applications";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { presentApplication } from "@/lib/hiring/applications/present-application";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";
import { editScorecardDraft } from "@/lib/judging/scorecards/edit-scorecard-draft";
import { getScorecardConfig } from "@/lib/judging/scorecards/get-scorecard-config";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { addTenths, sharesOf } from "@/lib/judging/scorecards/shares";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam } from "../support/world";

// Weights that do not divide evenly, and a culture criterion outside the score.
const [postgres, mentoring] = exampleContent().criteria;
const content: ScorecardContent = {
  ...exampleContent(),
  criteria: [
    { ...postgres!, weight: 7 },
    { ...postgres!, id: randomUUID(), name: "Kubernetes", weight: 7, minimumYears: null, skills: [] },
    { ...mentoring!, weight: 5 },
    { ...mentoring!, id: randomUUID(), name: "Writes things down", dimension: "culture_fit", weight: 9 },
  ],
};
const nameOf = new Map(content.criteria.map(({ id, name }) => [id, name]));
const expected = Object.fromEntries(
  [...sharesOf(content.criteria)].map(([id, share]) => [nameOf.get(id)!, share]),
);

let recruiter: Actor;
let jobId: string;
const created: { candidateId: string; applicationId: string }[] = [];

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter, content)).job.id;
  for (const fileName of ["01-amara-lindqvist.pdf", "02-tomas-ferreira.pdf"]) {
    created.push(await createCandidate(recruiter, { jobId, files: [sample(`candidates/${fileName}`)] }));
  }
  await runPipeline(recruiter.organizationId);
});

const byName = (items: readonly { criterion: string; share: number }[]) =>
  Object.fromEntries(items.map(({ criterion, share }) => [criterion, share]));
const byId = (items: readonly { criterionId: string; share: number }[]) =>
  byName(items.map(({ criterionId, share }) => ({ criterion: nameOf.get(criterionId)!, share })));

test("gives a criterion the same share in scorecard, draft, application, candidate, comparison and explanation", async () => {
  const { candidateId, applicationId } = created[0]!;
  expect(addTenths([expected["PostgreSQL in production"]!, expected.Kubernetes!, expected.Mentoring!])).toBe(
    100,
  );
  expect(byId((await getScorecardConfig(recruiter, { jobId })).shares)).toEqual(expected);
  expect(byId((await editScorecardDraft(recruiter, { content })).shares)).toEqual(expected);
  const { evaluation } = await getApplication(recruiter, { applicationId });
  expect(
    byId(evaluation!.judged.map(({ criterion, share }) => ({ criterionId: criterion.id, share }))),
  ).toEqual(expected);
  const [application] = (await getCandidateData(recruiter, { candidateId })).applications;
  expect(byName(application!.scoreHistory[0]!.assessments)).toEqual(expected);
  const applicationIds = created.map((one) => one.applicationId);
  expect(byName((await compareApplications(recruiter, { applicationIds })).criteria)).toEqual(expected);
  expect(byId((await explainEvaluation(recruiter, { applicationId })).arithmetic.criteria)).toEqual(expected);
  const { strengths, focusPoints, cultureFit } = await presentApplication(recruiter, { applicationId });
  const points = [...strengths, ...focusPoints, ...cultureFit.points];
  expect(points).not.toEqual([]);
  for (const { criterion, share } of points) expect(share).toBe(expected[criterion]);
});

test("adds up what is shown to the score, and lists the same unknown share as the application", async () => {
  const { items } = await listJobCandidates(recruiter, { jobId });
  expect(items).toHaveLength(2);
  for (const { applicationId, overall, unknown } of items) {
    const { evaluation } = await getApplication(recruiter, { applicationId });
    const scored = evaluation!.judged.filter(({ criterion }) => criterion.dimension !== "culture_fit");
    expect(addTenths(scored.map(({ adds }) => adds))).toBe(overall);
    const silent = scored.filter(({ assessment }) => assessment.verdict === "not_evidenced");
    expect(addTenths(silent.map(({ share }) => share))).toBe(unknown);
    expect(evaluation!.totals).toMatchObject({ overall, unknown });
  }
});
