import { beforeEach, expect, test } from "vitest";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { addSampleData } from "@/lib/hiring/organizations/sample-data/add-sample-data";
import { findSampleData } from "@/lib/hiring/organizations/sample-data/find-sample-data";
import { removeSampleData } from "@/lib/hiring/organizations/sample-data/remove-sample-data";
import { addNote } from "@/lib/hiring/notes/add-note";
import { runPipeline } from "../support/pipeline";
import { rejectApplication } from "../support/decide";

let recruiter: Actor;
let organizationId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ organizationId } = recruiter);
});

test("reads and judges the sample candidates like any others, and ranks them as expected", async () => {
  const { jobId } = await addSampleData(recruiter, {});
  await runPipeline(organizationId);
  const { items } = await listJobCandidates(recruiter, { jobId, sort: "score", limit: 50 });
  expect(items.map(({ name, scoreStatus }) => [name, scoreStatus])).toEqual(
    ["Nora Albrecht", "Mateusz Król", "Jonas Petersen", "Aylin Demir", "Claire Fontaine"].map((name) => [
      name,
      "scored",
    ]),
  );
});

test("removes all sample data with its decisions and notes, and nothing else", async () => {
  const configured = await configuredJob(recruiter);
  const ada = await applicant(recruiter, configured.job.id);
  const before = await counts();
  const { jobId } = await addSampleData(recruiter, {});
  await runPipeline(organizationId);
  const { items } = await listJobCandidates(recruiter, { jobId, sort: "score", limit: 50 });
  await rejectApplication(recruiter, { applicationId: items[4]!.applicationId });
  await addNote(recruiter, { candidateId: items[0]!.candidateId, body: "Call her." });

  expect(await removeSampleData(recruiter, {})).toEqual({ jobs: 1, candidates: 5 });
  await runPipeline(organizationId);
  expect(await counts()).toEqual(before);
  expect(await findSampleData(recruiter, {})).toEqual({ jobId: null });
  expect(await ownerDb.application.count({ where: { candidateId: ada.candidateId } })).toBe(1);
  expect(await ownerDb.upload.count({ where: { organizationId, status: "discarded" } })).toBe(5);
  expect(await removeSampleData(recruiter, {})).toEqual({ jobs: 0, candidates: 0 });
});

test("keeps a sample candidate who was added to a real job", async () => {
  const configured = await configuredJob(recruiter);
  const { jobId } = await addSampleData(recruiter, {});
  const { items } = await listJobCandidates(recruiter, { jobId, sort: "score", limit: 50 });
  await assignCandidate(recruiter, { candidateId: items[0]!.candidateId, jobId: configured.job.id });
  expect(await removeSampleData(recruiter, {})).toEqual({ jobs: 1, candidates: 4 });
  expect(await ownerDb.application.count({ where: { organizationId } })).toBe(1);
});

test("adds one set for two concurrent calls, and refuses read-only members and strangers", async () => {
  const both = await Promise.allSettled([addSampleData(recruiter, {}), addSampleData(recruiter, {})]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await ownerDb.job.count({ where: { organizationId } })).toBe(1);
  const reader = { ...recruiter, permissions: new Set(rolePermissions.read_only) };
  const forbidden = { code: "forbidden" };
  await expect(removeSampleData(reader, {})).rejects.toMatchObject(forbidden);
  await expect(addSampleData(reader, {})).rejects.toMatchObject(forbidden);
  const { recruiter: stranger } = await hiringTeam();
  expect(await findSampleData(stranger, {})).toEqual({ jobId: null });
  expect(await removeSampleData(stranger, {})).toEqual({ jobs: 0, candidates: 0 });
});

/** Counts the organization's rows in the tables that sample data adds to. */
async function counts() {
  const where = { organizationId };
  return {
    jobs: await ownerDb.job.count({ where }),
    candidates: await ownerDb.candidate.count({ where }),
    applications: await ownerDb.application.count({ where }),
    attachments: await ownerDb.attachment.count({ where }),
    versions: await ownerDb.scorecardVersion.count({ where }),
    evaluations: await ownerDb.evaluation.count({ where }),
    decisions: await ownerDb.decision.count({ where }),
    notes: await ownerDb.note.count({ where }),
    words: await ownerDb.candidateWords.count({ where }),
  };
}
