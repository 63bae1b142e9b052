import { arrange as arrangeAt } from "./arrange";
import { expect, test } from "vitest";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { getMoves } from "@/lib/hiring/applications/get-moves";
import { previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import { keepTheirs } from "@/lib/records/ats/keep-theirs";
import { retryPush } from "@/lib/records/ats/retry-push";
import type { SyncSettings } from "@/lib/records/ats/settings";
import type { Fault } from "../../simulators/ats/faults";
import { ownerDb } from "../../support/world";
import { acceptApplication } from "../../support/decide";

/** A candidate at the first stage of a Greenhouse job; moves are sent unless the settings say otherwise. */
async function arrange(settings: Partial<SyncSettings> = {}) {
  const team = await arrangeAt("greenhouse", settings);
  const { world, job, application, applicationId } = team;
  const moveInput = (stage: string) => ({
    decisions: [{ applicationId, decision: "move" as const, stage }],
  });
  const move = async (stage: string) => {
    const [outcome] = (await decideApplications(team.recruiter, moveInput(stage))).outcomes;
    return { decisionId: outcome!.decided!.decisionId };
  };
  const there = () =>
    world.stagesOf(job.id).find(({ id }) => id === world.applications.get(application.id)?.stageId)!;
  return { ...team, moveInput, move, there };
}

test("sends a move to the ATS once, and a sync in between does not revert it", async () => {
  const { move, settle, saved, there, sync, world, jobId, recruiter } = await arrange();
  expect(await getMoves(recruiter, { jobId })).toMatchObject({
    stages: ["Application Review", "Phone Screen", "On-site", "Offer"],
    told: "The simulator moves the application too, and may e-mail the candidate by its own rules.",
  });
  const decision = await move("Phone Screen");
  await sync(true);
  expect(await saved()).toMatchObject({ stage: "Phone Screen", atsSync: "pending" });
  await settle(decision);
  expect(there().name).toBe("Phone Screen");
  expect(await saved()).toMatchObject({ stage: "Phone Screen", atsSync: "synced", disposition: "active" });
  await settle(decision);
  await sync(true);
  expect(await saved()).toMatchObject({ stage: "Phone Screen" });
  expect(world.writes.map(({ kind }) => kind)).toEqual(["move"]);
});

test("sends only the last of several moves, also after an acceptance that can still be undone", async () => {
  const { move, settle, there, world, recruiter, applicationId, saved, organization } = await arrange();
  await ownerDb.organization.update({ where: { id: organization.id }, data: { decisionUndoSeconds: 15 } });
  const first = await acceptApplication(recruiter, { applicationId });
  const second = await move("Phone Screen");
  const last = await move("Offer");
  await ownerDb.decision.updateMany({
    where: { applicationId },
    data: { leavesAt: new Date(Date.now() - 1) },
  });
  for (const decision of [first, second, last]) await settle(decision);
  expect(there().name).toBe("Offer");
  expect(world.writes).toHaveLength(1);
  expect(await saved()).toMatchObject({ disposition: "accepted", stage: "Offer", atsSync: "synced" });
});

test.each([
  ["a lost response", { kind: "drop", when: "after" }],
  ["a lost request", { kind: "drop", when: "before" }],
] as [string, Fault][])("sends a move once despite %s", async (_, fault) => {
  const { move, settle, there, faults, world, saved } = await arrange();
  const decision = await move("On-site");
  faults.push(fault);
  await settle(decision);
  expect(there().name).toBe("On-site");
  expect(world.writes.filter(({ kind }) => kind === "move")).toHaveLength(1);
  expect(await saved()).toMatchObject({ stage: "On-site", atsSync: "synced" });
});

test("a candidate moved elsewhere in the ATS meanwhile is a conflict that a person resolves", async () => {
  const { move, settle, saved, there, world, job, application, applicationId, recruiter } = await arrange();
  const offer = world.stagesOf(job.id).find(({ name }) => name === "Offer")!;
  const decision = await move("Phone Screen");
  world.moveTo(application.id, offer.id);
  await settle(decision);
  expect(await saved()).toMatchObject({
    atsSync: "failed",
    syncReason: "Conflict: moved to Phone Screen here, but to Offer in The simulator meanwhile.",
  });
  expect(world.writes).toEqual([]);
  await expect(move("On-site")).rejects.toThrow("The last decision has not reached");
  await retryPush(recruiter, { applicationId });
  await settle(decision);
  expect(there().name).toBe("Phone Screen");

  const again = await move("On-site");
  world.moveTo(application.id, offer.id);
  await settle(again);
  await keepTheirs(recruiter, { applicationId });
  expect(await saved()).toMatchObject({ stage: "Offer", disposition: "active", atsSync: "not_linked" });
});

test("sends the move that a person chose in a conflict, also when the ATS asks for a pause first", async () => {
  const { move, settle, saved, there, faults, world, job, application, applicationId, recruiter } =
    await arrange();
  const decision = await move("Phone Screen");
  world.moveTo(application.id, world.stagesOf(job.id).find(({ name }) => name === "Offer")!.id);
  await settle(decision);
  expect((await saved()).atsSync).toBe("failed");
  faults.push({ kind: "status", status: 429, when: "before", retryAfter: 0 });
  await retryPush(recruiter, { applicationId });
  await settle(decision);
  expect(there().name).toBe("Phone Screen");
  expect(await saved()).toMatchObject({ atsSync: "synced", syncReason: null });
});

test("shows a conflict between stages with very long names", async () => {
  const { move, settle, saved, sync, world, job, application } = await arrange();
  const [, ours, theirs] = world.stagesOf(job.id);
  ours!.name = "Ours ".repeat(39).trim();
  theirs!.name = "Theirs ".repeat(28).trim();
  await sync(true);
  const decision = await move(ours!.name);
  world.moveTo(application.id, theirs!.id);
  await settle(decision);
  expect(await saved()).toMatchObject({
    atsSync: "failed",
    syncReason: `Conflict: moved to ${ours!.name} here, but to ${theirs!.name} in The simulator meanwhile.`,
  });
});

test("refuses moves with a reason when the settings do not send them or the connection is paused", async () => {
  const { moveInput, recruiter, saved, jobId, connectionId } = await arrange({ push: "reject" });
  const refusal =
    "The simulator manages the stages, and its sync settings send no moves: move the candidate there.";
  const { rows } = await previewDecisions(recruiter, moveInput("Phone Screen"));
  expect(rows[0]?.refusal).toBe(refusal);
  await expect(decideApplications(recruiter, moveInput("Phone Screen"))).rejects.toThrow(refusal);
  expect(await getMoves(recruiter, { jobId })).toMatchObject({ refusal });
  await ownerDb.atsConnection.update({ where: { id: connectionId }, data: { status: "paused" } });
  expect((await getMoves(recruiter, { jobId })).refusal).toContain("is paused");
  expect(await saved()).toMatchObject({ stage: "Application Review" });
});

test("sandbox mode does not send a move, and says what would have been sent", async () => {
  const { move, settle, saved, world } = await arrange({ sandbox: true });
  await settle(await move("On-site"));
  expect(world.writes).toEqual([]);
  expect((await saved()).syncReason).toContain("would have been told to move it to “On-site”");
});
