import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, rejectApplication, reopenApplication } from "../support/decide";

async function rejectedApplication() {
  const team = await hiringTeam({ undoSeconds: 15 });
  const { job } = await configuredJob(team.recruiter);
  const { id: applicationId } = await applicant(team.recruiter, job.id);
  await rejectApplication(team.recruiter, { applicationId });
  const shown = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  return { ...team, applicationId, shown };
}

test("reopens a rejected application and records a decision and an audit event", async () => {
  const { recruiter, applicationId, organization, shown } = await rejectedApplication();
  const reopened = await reopenApplication(recruiter, { applicationId, feedback: "Asked us to look again." });
  expect(reopened).toMatchObject({ disposition: "active", atsSync: "not_linked" });
  expect(await shown()).toMatchObject({ disposition: "active", decidedAt: null });
  const { decisions } = await getApplication(recruiter, { applicationId });
  expect(decisions).toMatchObject([
    { kind: "reopen", feedback: "Asked us to look again.", undone: null },
    { kind: "reject", undone: null },
  ]);
  const trail = await ownerDb.auditEvent.findMany({
    where: { organizationId: organization.id, subjectId: applicationId },
    orderBy: { id: "asc" },
  });
  expect(trail.map(({ name }) => name)).toEqual(["application.rejected", "application.reopened"]);
  await acceptApplication(recruiter, { applicationId });
  expect((await shown()).disposition).toBe("accepted");
});

test("undoing a reopening restores the rejection with its date", async () => {
  const { recruiter, applicationId, shown } = await rejectedApplication();
  const { decidedAt } = await shown();
  await undoDecision(recruiter, await reopenApplication(recruiter, { applicationId }));
  expect(await shown()).toMatchObject({ disposition: "rejected", decidedAt });
});

test("refuses strangers and readers, and undecided or hired applications", async () => {
  const { recruiter, applicationId, shown } = await rejectedApplication();
  const stranger = (await hiringTeam()).recruiter;
  const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
  await expect(reopenApplication(stranger, { applicationId })).rejects.toThrow("not found");
  await expect(reopenApplication(reader, { applicationId })).rejects.toThrow(
    "Your role does not allow this.",
  );
  expect((await shown()).disposition).toBe("rejected");
  await ownerDb.application.update({ where: { id: applicationId }, data: { disposition: "hired" } });
  await expect(reopenApplication(recruiter, { applicationId })).rejects.toMatchObject({ code: "conflict" });
  await ownerDb.application.update({ where: { id: applicationId }, data: { disposition: "active" } });
  await expect(reopenApplication(recruiter, { applicationId })).rejects.toMatchObject({ code: "conflict" });
});

test("reopens once when two members do so concurrently", async () => {
  const { recruiter, applicationId } = await rejectedApplication();
  const both = await Promise.allSettled([1, 2].map(() => reopenApplication(recruiter, { applicationId })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await ownerDb.decision.count({ where: { applicationId, kind: "reopen" } })).toBe(1);
});
