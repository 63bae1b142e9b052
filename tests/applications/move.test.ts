import "../support/database";
import { expect, test } from "vitest";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { getMoves } from "@/lib/hiring/applications/get-moves";
import { previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { updateJob } from "@/lib/records/jobs/update-job";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, rejectApplication } from "../support/decide";

async function teamWithApplicants(...names: string[]) {
  const team = await hiringTeam({ undoSeconds: 15 });
  const { job } = await configuredJob(team.recruiter);
  const ids: string[] = [];
  for (const fullName of names) ids.push((await applicant(team.recruiter, job.id, { fullName })).id);
  const shown = async () => {
    const rows = await ownerDb.application.findMany({
      where: { id: { in: ids } },
      orderBy: { number: "asc" },
    });
    return rows.map(({ stage, disposition }) => `${stage}, ${disposition}`);
  };
  return { ...team, jobId: job.id, ids, shown };
}

const moves = (ids: string[], stage: string) => ({
  decisions: ids.map((applicationId) => ({ applicationId, decision: "move" as const, stage })),
});

test("moves several applications in one call; the preview gives refusals and each row its outcome", async () => {
  const { recruiter, ids, shown } = await teamWithApplicants("Ada", "Rob", "Sue", "Tom");
  const [, rob, sue, tom] = ids;
  await rejectApplication(recruiter, { applicationId: rob! });
  await decideApplications(recruiter, moves([sue!], "Interview"));
  await acceptApplication(recruiter, { applicationId: tom! });
  const { rows, subjectRevision } = await previewDecisions(recruiter, moves(ids, "Interview"));
  expect(rows.map(({ refusal }) => refusal)).toEqual([
    null,
    "It has been rejected. Reopen it first.",
    "It is already at “Interview”.",
    null,
  ]);
  const { outcomes } = await decideApplications(recruiter, { ...moves(ids, "Interview"), subjectRevision });
  expect(outcomes.map(({ decided, stage }) => decided && stage)).toEqual([
    "Interview",
    null,
    null,
    "Interview",
  ]);
  expect(await shown()).toEqual([
    "Interview, active",
    "Applied, rejected",
    "Interview, active",
    "Interview, accepted",
  ]);
});

test("a move can be undone, is in the history, and keeps the disposition", async () => {
  const { recruiter, ids, shown } = await teamWithApplicants("Ada");
  const [applicationId = ""] = ids;
  const accepted = await acceptApplication(recruiter, { applicationId });
  const { outcomes } = await decideApplications(recruiter, moves(ids, "Offer"));
  await undoDecision(recruiter, { decisionId: outcomes[0]!.decided!.decisionId });
  expect(await shown()).toEqual(["Applied, accepted"]);
  const { decisions } = await getApplication(recruiter, { applicationId });
  expect(decisions).toMatchObject([
    { kind: "move", stage: "Offer", undone: { by: "Robin Recruiter" } },
    { kind: "accept", undone: null },
  ]);
  await undoDecision(recruiter, { decisionId: accepted.decisionId });
  expect(await shown()).toEqual(["Applied, active"]);
});

test("refuses the second of two concurrent moves, and a stage the job does not have", async () => {
  const { recruiter, ids } = await teamWithApplicants("Ada");
  const preview = await previewDecisions(recruiter, moves(ids, "Screen"));
  const both = await Promise.allSettled(
    ["Screen", "Screen"].map((stage) =>
      decideApplications(recruiter, { ...moves(ids, stage), subjectRevision: preview.subjectRevision }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(decideApplications(recruiter, moves(ids, "Hogwarts"))).rejects.toThrow(
    "This job has no stage “Hogwarts”; it has Applied, Screen, Interview, and Offer.",
  );
});

test("changing a job's stages leaves applications at a removed stage where they are", async () => {
  const { recruiter, jobId, ids, shown } = await teamWithApplicants("Ada");
  await decideApplications(recruiter, moves(ids, "Screen"));
  await updateJob(recruiter, { jobId, stages: ["New", "Trial day"] });
  expect(await getMoves(recruiter, { jobId })).toEqual({
    stages: ["New", "Trial day"],
    refusal: null,
    told: null,
  });
  expect(await shown()).toEqual(["Screen, active"]);
  await decideApplications(recruiter, moves(ids, "Trial day"));
  expect(await shown()).toEqual(["Trial day, active"]);
  await expect(updateJob(recruiter, { jobId, stages: ["New", "new"] })).rejects.toThrow("twice");
});

test("refuses to move another organization's applications, without permission or without a stage", async () => {
  const { recruiter, ids, shown } = await teamWithApplicants("Ada");
  const stranger = await hiringTeam();
  await expect(decideApplications(stranger.recruiter, moves(ids, "Screen"))).rejects.toThrow("not found");
  const reader = { ...recruiter, permissions: new Set(rolePermissions.read_only) };
  await expect(decideApplications(reader, moves(ids, "Screen"))).rejects.toThrow(
    "Your role does not allow this.",
  );
  const nowhere = { decisions: [{ applicationId: ids[0]!, decision: "move" as const }] };
  await expect(decideApplications(recruiter, nowhere)).rejects.toThrow("needs a stage");
  expect(await shown()).toEqual(["Applied, active"]);
});
