import { connected, rowsOf } from "../connected";
import { expect, test } from "vitest";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { pushDecision } from "@/lib/records/ats/push/push-decision";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { ownerDb } from "../../support/world";
import { acceptApplication, rejectApplication } from "../../support/decide";

/** A connected organization whose decisions can be undone for 15 seconds, and its twelve applications. */
async function arrange() {
  const world = new SimWorld();
  const job = world.addJob("Backend Engineer");
  for (let i = 0; i < 12; i++) world.apply(world.addCandidate("Ada", `Reyes ${i}`).id, job.id);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world), {
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

test("sends a decision to the ATS only after the undo period", async () => {
  const { recruiter, syncer, world, applications } = await arrange();
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

test("sends nothing to the ATS for an undone decision", async () => {
  const { recruiter, syncer, world, applications } = await arrange();
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

test("sends an acceptance after all when the later rejection is undone", async () => {
  const { recruiter, syncer, world, applications } = await arrange();
  const applicationId = applications[0]!.id;
  const accepted = await acceptApplication(recruiter, { applicationId });
  await letTimePass(applicationId);
  const rejected = await rejectApplication(recruiter, { applicationId });
  // The acceptance is due while the rejection can still be undone, so it waits and is not dropped.
  const { decisionId } = accepted;
  expect((await pushDecision(syncer, { applicationId, decisionId })).state).toBe("wait");
  await undoDecision(recruiter, rejected);
  await pushDecision(syncer, { applicationId, decisionId });
  expect(world.writes.map(({ kind }) => kind)).toEqual(["move"]);
});

test("refuses to undo a decision once its push has begun, even if the caller's clock is behind", async () => {
  const { recruiter, syncer, world, applications } = await arrange();
  const applicationId = applications[0]!.id;
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  await letTimePass(applicationId);
  await pushDecision(syncer, { applicationId, decisionId });
  const later = new Date(Date.now() + 15_000);
  await ownerDb.decision.update({ where: { id: decisionId }, data: { leavesAt: later } });
  await expect(undoDecision(recruiter, { decisionId })).rejects.toThrow("already being sent");
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reject"]);
});

test("when an undo and a push race, exactly one of them takes effect", async () => {
  const { recruiter, syncer, world, applications } = await arrange();
  const undone: number[] = [];
  for (const [round, { id: applicationId, externalId }] of applications.entries()) {
    const { decisionId } = await rejectApplication(recruiter, { applicationId });
    // The undo period ends after both have run, before they run, and in the other rounds while both are running.
    const end = new Date(Date.now() + ([15_000, -1][round] ?? 40));
    await ownerDb.decision.update({ where: { id: decisionId }, data: { leavesAt: end } });
    if (round > 1) await new Promise((resolve) => setTimeout(resolve, Math.random() * 30 + 20));
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
    if (undo.status === "fulfilled") undone.push(round);
    expect({ written, disposition: row.disposition }).toEqual(
      undo.status === "fulfilled"
        ? { written: false, disposition: "active" }
        : { written: true, disposition: "rejected" },
    );
  }
  expect(undone).toContain(0);
  expect(undone).not.toContain(1);
});
