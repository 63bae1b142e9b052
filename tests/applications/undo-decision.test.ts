import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { chooseUndoTime } from "@/lib/hiring/organizations/choose-undo-time";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, previewDecision, rejectApplication } from "../support/decide";

async function scoredApplication(undoSeconds = 15) {
  const team = await hiringTeam({ undoSeconds, role: "admin" });
  const { job } = await configuredJob(team.recruiter);
  const { id: applicationId } = await applicant(team.recruiter, job.id, {
    overall: 81,
    scoreStatus: "scored",
  });
  const shown = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  return { ...team, jobId: job.id, applicationId, shown };
}

/** Moves the end of the time to undo into the past. */
const letTimePass = (applicationId: string) =>
  ownerDb.decision.updateMany({ where: { applicationId }, data: { leavesAt: new Date(Date.now() - 1) } });

test("undoing restores the application and marks the decision in the history as undone", async () => {
  const { recruiter, applicationId, shown, organization } = await scoredApplication();
  const before = await shown();
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "Too junior." });
  await undoDecision(recruiter, { decisionId });
  const { revision, updatedAt, ...rest } = await shown();
  expect({ ...rest, revision: before.revision, updatedAt: before.updatedAt }).toEqual(before);
  expect(revision).toBeGreaterThan(before.revision);
  const page = await getApplication(recruiter, { applicationId });
  expect(page.decisions).toMatchObject([
    { kind: "reject", feedback: "Too junior.", undone: { by: "Robin Recruiter" } },
  ]);
  expect(page.undoable).toBeNull();
  const trail = await ownerDb.auditEvent.findMany({
    where: { organizationId: organization.id, subjectId: applicationId },
    orderBy: { id: "asc" },
  });
  expect(trail.map(({ name }) => name)).toEqual(["application.rejected", "application.decision-undone"]);
});

test("undoing the rejection of an accepted application restores who accepted it and when", async () => {
  const { recruiter, applicationId, shown } = await scoredApplication();
  const accepted = await acceptApplication(recruiter, { applicationId });
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  await undoDecision(recruiter, { decisionId });
  expect(await shown()).toMatchObject({
    disposition: "accepted",
    decidedAt: new Date(accepted.decidedAt),
  });
  const { effects } = await previewDecision(recruiter, { applicationId, kind: "reject" });
  expect(effects[0]).toMatch(/already has a decision \(accepted since .* by Robin Recruiter/);
  const inGerman = { ...recruiter, locale: "de" as const };
  const german = await previewDecision(inGerman, { applicationId, kind: "reject" });
  expect(german.effects[0]).toMatch(/angenommen seit \d\d\.\d\d\.\d{4} durch Robin Recruiter/);
});

test("extends the undo time of a selection that takes several calls, unless it is 0", async () => {
  const { recruiter, applicationId } = await scoredApplication();
  const decisions = [{ applicationId, decision: "reject" as const }];
  await decideApplications(recruiter, { decisions, extraUndoSeconds: 60 });
  const { undoable } = await getApplication(recruiter, { applicationId });
  expect(Date.parse(undoable?.until ?? "") - Date.now()).toBeGreaterThan(60_000);
  const noUndo = await scoredApplication(0);
  await decideApplications(noUndo.recruiter, {
    decisions: [{ applicationId: noUndo.applicationId, decision: "reject" }],
    extraUndoSeconds: 60,
  });
  const application = await getApplication(noUndo.recruiter, { applicationId: noUndo.applicationId });
  expect(application.undoable).toBeNull();
});

test("refuses to undo twice, before a newer decision, after the undo time, or with 0 seconds", async () => {
  const { recruiter, applicationId, jobId } = await scoredApplication();
  const first = await acceptApplication(recruiter, { applicationId });
  const second = await rejectApplication(recruiter, { applicationId });
  await expect(undoDecision(recruiter, first)).rejects.toThrow("another one was made since");
  await undoDecision(recruiter, second);
  await expect(undoDecision(recruiter, second)).rejects.toThrow("already undone");
  await letTimePass(applicationId);
  await expect(undoDecision(recruiter, first)).rejects.toThrow("It is too late to undo this decision.");
  await chooseUndoTime(recruiter, { decisionUndoSeconds: 0 });
  const { id } = await applicant(recruiter, jobId);
  const noUndo = await acceptApplication(recruiter, { applicationId: id });
  expect(noUndo.undoUntil).toBe(noUndo.decidedAt);
  await expect(undoDecision(recruiter, noUndo)).rejects.toThrow("It is too late to undo this decision.");
});

test("refuses to undo once the ATS has changed the application", async () => {
  const { recruiter, applicationId, shown } = await scoredApplication();
  const { decisionId } = await acceptApplication(recruiter, { applicationId });
  await ownerDb.application.update({ where: { id: applicationId }, data: { disposition: "hired" } });
  await expect(undoDecision(recruiter, { decisionId })).rejects.toThrow("The application is hired now");
  expect((await shown()).disposition).toBe("hired");
});

test("undoes once when two do so concurrently, and refuses strangers and readers", async () => {
  const { recruiter, applicationId, organization } = await scoredApplication();
  const stranger = (await hiringTeam()).recruiter;
  const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
  const { decisionId } = await acceptApplication(recruiter, { applicationId });
  await expect(undoDecision(stranger, { decisionId })).rejects.toThrow("not found");
  await expect(undoDecision(reader, { decisionId })).rejects.toThrow("Your role does not allow this.");
  const both = await Promise.allSettled([1, 2].map(() => undoDecision(recruiter, { decisionId })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const undone = { organizationId: organization.id, name: "application.decision-undone" };
  expect(await ownerDb.auditEvent.count({ where: undone })).toBe(1);
});

test("only administrators choose the undo time, up to 120 seconds", async () => {
  const { recruiter } = await scoredApplication();
  const longest = { decisionUndoSeconds: 120 };
  expect(await chooseUndoTime(recruiter, longest)).toEqual(longest);
  await expect(chooseUndoTime(recruiter, { decisionUndoSeconds: 121 })).rejects.toMatchObject({
    code: "invalid",
  });
  const { recruiter: member } = await hiringTeam({ role: "recruiter" });
  await expect(chooseUndoTime(member, { decisionUndoSeconds: 5 })).rejects.toThrow(
    "Your role does not allow this.",
  );
});
