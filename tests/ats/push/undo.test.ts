import { connected, rowsOf } from "../connected";
import { expect, test } from "vitest";
import { acceptApplication } from "@/lib/applications/accept-application";
import { rejectApplication } from "@/lib/applications/reject-application";
import { undoDecision } from "@/lib/applications/undo-decision";
import { pushDecision } from "@/lib/ats/push/push-decision";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { ownerDb } from "../../support/world";

/** A connected organization in which decisions wait 15 seconds, and one of its applications. */
async function arranged() {
  const world = new SimWorld();
  const job = world.addJob("Backend Engineer");
  for (let i = 0; i < 12; i++) world.apply(world.addCandidate("Ada", `Reyes ${i}`).id, job.id);
  const credentials = { provider: "greenhouse" as const, ...greenhouseCredentials };
  const team = await connected(credentials, greenhouseSimulator(world), {
    push: "both",
    acceptStage: "On-site",
    comments: true,
    rejectionReasonId: [...world.reasons.keys()][0]!,
  });
  const { id } = team.organization;
  await ownerDb.organization.update({ where: { id }, data: { decisionUndoSeconds: 15 } });
  await team.sync();
  return { ...team, world, applications: await rowsOf(id).applications() };
}

const letTimePass = (applicationId: string) =>
  ownerDb.decision.updateMany({ where: { applicationId }, data: { leavesAt: new Date(Date.now() - 1) } });

test("the ATS is told only when the time to undo is over", async () => {
  const { recruiter, syncer, world, applications } = await arranged();
  const applicationId = applications[0]!.id;
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "No." });
  const progress = await pushDecision(syncer, { applicationId, decisionId });
  expect(progress).toMatchObject({ state: "wait" });
  expect(progress.state === "wait" && progress.ms).toBeGreaterThan(10_000);
  expect(world.writes).toEqual([]);
  await letTimePass(applicationId);
  await pushDecision(syncer, { applicationId, decisionId });
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reject", "note"]);
});

test("of an undone decision the ATS hears nothing", async () => {
  const { recruiter, syncer, world, applications } = await arranged();
  const { id: applicationId, atsSync, commentSync } = applications[0]!;
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "No." });
  await undoDecision(recruiter, { decisionId });
  await letTimePass(applicationId);
  expect(await pushDecision(syncer, { applicationId, decisionId })).toEqual({ state: "settled" });
  expect(world.writes).toEqual([]);
  expect(await ownerDb.atsPush.count({ where: { applicationId } })).toBe(0);
  const row = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  expect(row).toMatchObject({ disposition: "active", atsSync, commentSync });
});

test("an acceptance whose rejection is undone is told to the ATS after all", async () => {
  const { recruiter, syncer, world, applications } = await arranged();
  const applicationId = applications[0]!.id;
  const accepted = await acceptApplication(recruiter, { applicationId });
  await letTimePass(applicationId);
  const rejected = await rejectApplication(recruiter, { applicationId });
  // The acceptance's turn comes while the rejection could still be undone: it is not dropped.
  const { decisionId } = accepted;
  expect((await pushDecision(syncer, { applicationId, decisionId })).state).toBe("wait");
  await undoDecision(recruiter, rejected);
  await pushDecision(syncer, { applicationId, decisionId });
  expect(world.writes.map(({ kind }) => kind)).toEqual(["move"]);
});

test("once the ATS is being told, the decision is not undone, whatever the clock of whoever undoes says", async () => {
  const { recruiter, syncer, world, applications } = await arranged();
  const applicationId = applications[0]!.id;
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  await letTimePass(applicationId);
  await pushDecision(syncer, { applicationId, decisionId });
  const later = new Date(Date.now() + 15_000);
  await ownerDb.decision.update({ where: { id: decisionId }, data: { leavesAt: later } });
  await expect(undoDecision(recruiter, { decisionId })).rejects.toThrow("is being told of this decision");
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reject"]);
});

test("when undo and the push meet, exactly one of them happens", async () => {
  const { recruiter, syncer, world, applications } = await arranged();
  let undone = 0;
  for (const { id: applicationId, externalId } of applications) {
    const { decisionId } = await rejectApplication(recruiter, { applicationId });
    // The time ends while both are on their way.
    const end = new Date(Date.now() + 40);
    await ownerDb.decision.update({ where: { id: decisionId }, data: { leavesAt: end } });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30 + 20));
    const [undo] = await Promise.allSettled([
      undoDecision(recruiter, { decisionId }),
      pushDecision(syncer, { applicationId, decisionId }),
    ]);
    for (let i = 0; i < 10; i++) {
      const progress = await pushDecision(syncer, { applicationId, decisionId });
      if (progress.state === "settled") break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const row = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
    const written = world.writes.some(
      (write) => write.kind === "reject" && write.applicationId === externalId,
    );
    if (undo.status === "fulfilled") undone += 1;
    expect({ written, disposition: row.disposition }).toEqual(
      undo.status === "fulfilled"
        ? { written: false, disposition: "active" }
        : { written: true, disposition: "rejected" },
    );
  }
  expect(undone).toBeLessThanOrEqual(applications.length);
});
