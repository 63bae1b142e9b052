import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { acceptApplication } from "@/lib/applications/accept-application";
import { decideApplications } from "@/lib/applications/decide-applications";
import { getApplication } from "@/lib/applications/get-application";
import { previewDecision } from "@/lib/applications/preview-decision";
import { rejectApplication } from "@/lib/applications/reject-application";
import { undoDecision } from "@/lib/applications/undo-decision";
import { chooseUndoTime } from "@/lib/organizations/choose-undo-time";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

async function arranged(undoSeconds = 15) {
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

test("undo leaves the application as it was, and the decision in the history as undone", async () => {
  const { recruiter, applicationId, shown, organization } = await arranged();
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

test("undoing a rejection of somebody accepted brings back who accepted them and when", async () => {
  const { recruiter, applicationId, shown } = await arranged();
  const accepted = await acceptApplication(recruiter, { applicationId });
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  await undoDecision(recruiter, { decisionId });
  expect(await shown()).toMatchObject({
    disposition: "accepted",
    decidedAt: new Date(accepted.decidedAt),
  });
  const { effects } = await previewDecision(recruiter, { applicationId, kind: "reject" });
  expect(effects[0]).toMatch(/decided already \(accepted since .* by Robin Recruiter/);
  const inGerman = { ...recruiter, locale: "de" as const };
  const german = await previewDecision(inGerman, { applicationId, kind: "reject" });
  expect(german.effects[0]).toMatch(/angenommen seit \d\d\.\d\d\.\d{4} durch Robin Recruiter/);
});

test("of a selection that takes several calls, the first decisions can be undone for as much longer", async () => {
  const { recruiter, applicationId } = await arranged();
  const decisions = [{ applicationId, decision: "reject" as const }];
  await decideApplications(recruiter, { decisions, extraUndoSeconds: 60 });
  const { undoable } = await getApplication(recruiter, { applicationId });
  expect(Date.parse(undoable?.until ?? "") - Date.now()).toBeGreaterThan(60_000);
  const atOnce = await arranged(0);
  await decideApplications(atOnce.recruiter, {
    decisions: [{ applicationId: atOnce.applicationId, decision: "reject" }],
    extraUndoSeconds: 60,
  });
  const application = await getApplication(atOnce.recruiter, { applicationId: atOnce.applicationId });
  expect(application.undoable).toBeNull();
});

test("a decision cannot be undone twice, nor after another, nor when the time is over, nor with 0 seconds", async () => {
  const { recruiter, applicationId, jobId } = await arranged();
  const first = await acceptApplication(recruiter, { applicationId });
  const second = await rejectApplication(recruiter, { applicationId });
  await expect(undoDecision(recruiter, first)).rejects.toThrow("another was made since");
  await undoDecision(recruiter, second);
  await expect(undoDecision(recruiter, second)).rejects.toThrow("undone already");
  await letTimePass(applicationId);
  await expect(undoDecision(recruiter, first)).rejects.toThrow("The time to undo this decision is over.");
  await chooseUndoTime(recruiter, { decisionUndoSeconds: 0 });
  const { id } = await applicant(recruiter, jobId);
  const atOnce = await acceptApplication(recruiter, { applicationId: id });
  expect(atOnce.undoUntil).toBe(atOnce.decidedAt);
  await expect(undoDecision(recruiter, atOnce)).rejects.toThrow("The time to undo this decision is over.");
});

test("what the ATS has made of the application meanwhile is not undone", async () => {
  const { recruiter, applicationId, shown } = await arranged();
  const { decisionId } = await acceptApplication(recruiter, { applicationId });
  await ownerDb.application.update({ where: { id: applicationId }, data: { disposition: "hired" } });
  await expect(undoDecision(recruiter, { decisionId })).rejects.toThrow("The application is hired now");
  expect((await shown()).disposition).toBe("hired");
});

test("two who undo at once undo once; a stranger and a reader undo nothing", async () => {
  const { recruiter, applicationId, organization } = await arranged();
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

test("the time to undo is 0 to 120 seconds and an administrator's to choose", async () => {
  const { recruiter } = await arranged();
  await expect(chooseUndoTime(recruiter, { decisionUndoSeconds: 121 })).rejects.toThrow();
  const { recruiter: member } = await hiringTeam({ role: "recruiter" });
  await expect(chooseUndoTime(member, { decisionUndoSeconds: 5 })).rejects.toThrow(
    "Your role does not allow this.",
  );
});
