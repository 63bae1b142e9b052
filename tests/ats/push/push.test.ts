import { arrange as arrangeAt } from "./arrange";
import { expect, test } from "vitest";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { listConnections } from "@/lib/records/ats/list-connections";
import { keepTheirs } from "@/lib/records/ats/keep-theirs";
import { leavePush } from "@/lib/records/ats/leave-push";
import { pauseConnection, resumeConnection } from "@/lib/records/ats/pause-connection";
import { pushDecision } from "@/lib/records/ats/push/push-decision";
import { retryPush } from "@/lib/records/ats/retry-push";
import type { SyncSettings } from "@/lib/records/ats/settings";
import { updateSyncSettings } from "@/lib/records/ats/update-sync-settings";
import type { Actor } from "@/lib/platform/access/actor";
import type { Fault } from "../../simulators/ats/faults";
import { hiringTeam, ownerDb } from "../../support/world";
import { acceptApplication, previewDecision, rejectApplication } from "../../support/decide";

const arrange = (settings: Partial<SyncSettings> = {}) =>
  arrangeAt("greenhouse", { comments: true, ...settings });

test("an acceptance moves the application in the ATS and leaves the feedback as a note", async () => {
  const { recruiter, applicationId, settle, saved, world, application, job } = await arrange();
  const { decisionId, atsSync } = await acceptApplication(recruiter, {
    applicationId,
    feedback: "Strong on data.",
  });
  expect(atsSync).toBe("pending");
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "synced", commentSync: "synced", syncReason: null });
  expect(world.applications.get(application.id)?.stageId).toBe(world.stagesOf(job.id)[2]!.id);
  expect(world.notes[0]?.body).toContain("Strong on data.");
  await settle({ decisionId });
  expect(world.writes.map((write) => write.kind)).toEqual(["move", "note"]);
});

test.each([
  ["a server error after the write", { kind: "status", status: 502, when: "after" }],
  ["a server error before the write", { kind: "status", status: 502, when: "before" }],
  ["a lost response", { kind: "drop", when: "after" }],
  ["a lost request", { kind: "drop", when: "before" }],
] as [string, Fault][])("sends a decision once despite %s", async (_, fault) => {
  const { recruiter, applicationId, settle, saved, world, faults, syncer } = await arrange();
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "Not enough SQL." });
  faults.push(fault);
  await pushDecision(syncer, { applicationId, decisionId });
  expect((await saved()).atsSync).toBe("unknown");
  faults.push(fault);
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "synced", commentSync: "synced" });
  expect(world.writes.filter((write) => write.kind === "reject")).toHaveLength(1);
  expect(world.writes.filter((write) => write.kind === "note")).toHaveLength(1);
});

test("a decision made in the ATS meanwhile is a conflict, and nothing is overwritten", async () => {
  const { recruiter, applicationId, settle, saved, world, application } = await arrange();
  const { decisionId } = await acceptApplication(recruiter, { applicationId, feedback: "Yes!" });
  world.reject(application.id);
  await settle({ decisionId });
  expect(await saved()).toMatchObject({
    disposition: "accepted",
    atsSync: "failed",
    commentSync: "failed",
    syncReason: "Conflict: accepted here, but rejected in The simulator.",
  });
  expect(world.writes).toEqual([]);
  const left = await leavePush(recruiter, { applicationId });
  expect(left).toMatchObject({ atsSync: "not_linked", commentSync: "not_linked" });
  await settle({ decisionId });
  expect(world.writes).toEqual([]);
});

test("does not reject a candidate whom the ATS has advanced since, until a person has seen the conflict", async () => {
  const { recruiter, applicationId, settle, saved, world, application, job } = await arrange();
  const [, screen, onSite] = world.stagesOf(job.id);
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "No." });
  world.moveTo(application.id, screen!.id);
  await settle({ decisionId });
  const conflict = (stage: string) =>
    `Conflict: rejected here, but moved to ${stage} in The simulator meanwhile.`;
  expect(await saved()).toMatchObject({
    disposition: "rejected",
    atsSync: "failed",
    commentSync: "failed",
    syncReason: conflict("Phone Screen"),
  });
  // A retry sends it anyway, unless the stage has changed again.
  world.moveTo(application.id, onSite!.id);
  await retryPush(recruiter, { applicationId });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "failed", syncReason: conflict("On-site") });
  expect(world.writes).toEqual([]);
  await retryPush(recruiter, { applicationId });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "synced", commentSync: "synced", syncReason: null });
  expect(world.writes.map((write) => write.kind)).toEqual(["reject", "note"]);
});

test("a move that was already synced, went back or was made here does not block a rejection", async () => {
  const moved = await arrange({ comments: false });
  const stages = moved.world.stagesOf(moved.job.id);
  moved.world.moveTo(moved.application.id, stages[2]!.id);
  await moved.sync();
  const rejection = await rejectApplication(moved.recruiter, { applicationId: moved.applicationId });
  moved.world.moveTo(moved.application.id, stages[1]!.id);
  await moved.settle(rejection);
  expect(await moved.saved()).toMatchObject({ atsSync: "synced" });

  const ours = await arrange({ comments: false });
  const { applicationId } = ours;
  await ours.settle(await acceptApplication(ours.recruiter, { applicationId }));
  await ours.settle(await rejectApplication(ours.recruiter, { applicationId }));
  expect(ours.world.writes.map((write) => write.kind)).toEqual(["move", "reject"]);
});

test("shows a conflict even when decisions are not sent, until a person dismisses it", async () => {
  const { recruiter, applicationId, settle, saved, world, application, sync } = await arrange({
    push: "off",
    comments: false,
  });
  const { decisionId } = await acceptApplication(recruiter, { applicationId });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "not_linked" });
  world.reject(application.id);
  await sync();
  expect(await saved()).toMatchObject({
    disposition: "accepted",
    atsSync: "failed",
    syncReason: "Conflict: accepted here, but rejected in The simulator. Nothing was overwritten.",
  });
  // A retry reads the ATS but sends nothing.
  await retryPush(recruiter, { applicationId });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({
    disposition: "accepted",
    atsSync: "failed",
    syncReason: "Conflict: accepted here, but rejected in The simulator.",
  });
  await leavePush(recruiter, { applicationId });
  world.rename(application.candidateId, "Adah");
  await sync(true);
  expect(await saved()).toMatchObject({ disposition: "accepted", atsSync: "not_linked" });
  expect(world.writes).toEqual([]);
});

test("a retry clears a conflict that has been resolved in the ATS", async () => {
  const { recruiter, applicationId, settle, saved, world, application, sync } = await arrange({
    push: "off",
    comments: false,
  });
  const { decisionId } = await acceptApplication(recruiter, { applicationId });
  await settle({ decisionId });
  world.reject(application.id);
  await sync();
  world.reopen(application.id);
  await retryPush(recruiter, { applicationId });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ disposition: "accepted", atsSync: "not_linked" });
  expect(world.writes).toEqual([]);
});

test("does not send a decision for a newer application that has replaced the decided one", async () => {
  const { recruiter, applicationId, saved, world, application, sync, settle } = await arrange();
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "Not this time." });
  world.removeApplication(application.id);
  const again = world.apply(application.candidateId, application.jobId);
  await sync(true);
  await settle({ decisionId });
  expect(await saved()).toMatchObject({
    externalId: again.id,
    disposition: "active",
    atsSync: "not_linked",
    commentSync: "not_linked",
  });
  expect(world.writes).toEqual([]);
});

test("a retry reads first and sends what is missing; of two concurrent retries one is accepted", async () => {
  const { recruiter, applicationId, settle, saved, world, faults, organization } = await arrange();
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  faults.push({ kind: "status", status: 422, when: "before" });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({
    atsSync: "failed",
    syncReason: "Greenhouse rejected the request (HTTP 422).",
  });
  const retries = await Promise.allSettled([
    retryPush(recruiter, { applicationId }),
    retryPush(recruiter, { applicationId }),
  ]);
  expect(retries.filter((retry) => retry.status === "fulfilled")).toHaveLength(1);
  expect(
    await ownerDb.outboxEvent.count({
      where: { organizationId: organization.id, name: "ats.push-requested" },
    }),
  ).toBe(1);
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "synced", syncReason: null });
  expect(world.writes.map((write) => write.kind)).toEqual(["reject"]);
});

test("sends what was decided on a paused connection when it is resumed", async () => {
  const { recruiter, connectionId, organization, applicationId, settle, saved, world } = await arrange();
  await pauseConnection(recruiter, { connectionId });
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "Not enough SQL." });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "pending", commentSync: "pending" });
  const { atsWaits } = await getApplication(recruiter, { applicationId });
  expect(atsWaits).toMatchObject({ reason: "The simulator is paused.", until: null });
  expect(world.writes).toEqual([]);
  await ownerDb.outboxEvent.deleteMany({ where: { organizationId: organization.id } });
  await resumeConnection(recruiter, { connectionId });
  const requested = await ownerDb.outboxEvent.findMany({
    where: { organizationId: organization.id, name: "ats.push-requested" },
  });
  expect(requested.map(({ data }) => data)).toMatchObject([{ applicationId, decisionId }]);
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "synced", commentSync: "synced" });
});

test("concurrent workers send a decision once", async () => {
  const { recruiter, applicationId, world, syncer, saved } = await arrange();
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  await Promise.all([1, 2, 3].map(() => pushDecision(syncer, { applicationId, decisionId })));
  expect(world.writes).toHaveLength(1);
  expect((await saved()).atsSync).toBe("synced");
});

test.each<[SyncSettings["push"], boolean, string[]]>([
  ["off", false, []],
  ["off", true, ["note", "note"]],
  ["accept", false, ["move"]],
  ["accept", true, ["move", "note", "note"]],
  ["reject", false, ["reject"]],
  ["reject", true, ["note", "reject", "note"]],
  ["both", false, ["move", "reject"]],
  ["both", true, ["move", "note", "reject", "note"]],
])(
  "with decisions set to %s and comments to %s sends %j, and says that the rest was not sent",
  async (push, comments, expectedKinds) => {
    const kinds: string[] = [];
    for (const act of [acceptApplication, rejectApplication]) {
      const { recruiter, applicationId, settle, saved, world } = await arrange({ push, comments });
      await settle(await act(recruiter, { applicationId, feedback: "Because." }));
      const written = world.writes.map((write) => write.kind);
      const isSent = written.some((kind) => kind !== "note");
      expect(await saved()).toMatchObject({
        atsSync: isSent ? "synced" : "not_linked",
        commentSync: comments ? "synced" : "not_linked",
        syncReason: isSent ? null : (expect.stringContaining("not sent") as string),
      });
      kinds.push(...written);
    }
    expect(kinds).toEqual(expectedKinds);
  },
);

test("sends the stage and the rejection reason chosen in the settings", async () => {
  const { recruiter, connectionId, applicationId, settle, world, job, application } = await arrange();
  const [, , , offer] = world.stagesOf(job.id);
  const rejectionReasonId = [...world.reasons.keys()].at(-1)!;
  await updateSyncSettings(recruiter, {
    connectionId,
    settings: { acceptStage: "Offer", rejectionReasonId },
  });
  await settle(await acceptApplication(recruiter, { applicationId }));
  expect(world.applications.get(application.id)).toMatchObject({ state: "active", stageId: offer!.id });
  await settle(await rejectApplication(recruiter, { applicationId }));
  expect(world.applications.get(application.id)).toMatchObject({
    state: "rejected",
    reasonId: rejectionReasonId,
  });
});

test("a stage or reason removed in the ATS is no longer offered, and decisions that need it fail and say why", async () => {
  const { recruiter, connectionId, applicationId, settle, saved, world, job, sync } = await arrange({
    comments: false,
  });
  const reason = [...world.reasons.values()].at(-1)!;
  await updateSyncSettings(recruiter, { connectionId, settings: { rejectionReasonId: reason.id } });
  const onSite = world.stagesOf(job.id)[2]!;
  world.stages.delete(onSite.id);
  world.reasons.delete(reason.id);
  const choices = async () => (await listConnections(recruiter, {})).connections[0]!;
  await sync();
  expect(await choices()).toMatchObject({ removed: { stage: null, reason: null } });
  await sync(true);
  expect(await choices()).toMatchObject({
    stageNames: ["Application Review", "Phone Screen", "Offer"],
    rejectionReasons: [{ name: "Not enough experience" }],
    removed: { stage: "On-site", reason: { externalId: reason.id, name: reason.name } },
    settings: { acceptStage: "On-site", rejectionReasonId: reason.id },
  });
  // Other settings can still be changed, though the removed stage cannot be chosen again.
  await updateSyncSettings(recruiter, { connectionId, settings: { everyMinutes: 30 } });

  // The preview says why nothing would be sent, and the push fails for that reason.
  const previewed = async (kind: "accept" | "reject") =>
    (await previewDecision(recruiter, { applicationId, kind })).effects.at(-1);
  const noStage =
    'The stage "On-site" of this job was removed in The simulator. Choose another in the sync settings.';
  expect(await previewed("accept")).toBe(`Nothing is sent to The simulator. ${noStage}`);
  await settle(await acceptApplication(recruiter, { applicationId }));
  expect(await saved()).toMatchObject({ atsSync: "failed", syncReason: noStage });
  const noReason =
    'The rejection reason "Position filled" was removed in The simulator. Choose another in the sync settings.';
  expect(await previewed("reject")).toBe(`Nothing is sent to The simulator. ${noReason}`);
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "failed", syncReason: noReason });
  expect(world.writes).toEqual([]);
  await updateSyncSettings(recruiter, {
    connectionId,
    settings: { acceptStage: "Offer", rejectionReasonId: [...world.reasons.keys()][0]! },
  });
  await expect(
    updateSyncSettings(recruiter, { connectionId, settings: { acceptStage: "On-site" } }),
  ).rejects.toThrow("no stage of this name");
  await retryPush(recruiter, { applicationId });
  await settle({ decisionId });
  expect(world.writes.map((write) => write.kind)).toEqual(["reject"]);

  // A stage that returns is offered again.
  world.stages.set(onSite.id, onSite);
  await sync();
  expect((await choices()).stageNames).toContain("On-site");
});

test("a rate limit delays a push, and the application says until when", async () => {
  const limited = await arrange({ comments: false });
  const { decisionId } = await rejectApplication(limited.recruiter, { applicationId: limited.applicationId });
  limited.faults.push({ kind: "status", status: 429, when: "before", retryAfter: 0.05 });
  const ref = { applicationId: limited.applicationId, decisionId };
  expect(await pushDecision(limited.syncer, ref)).toMatchObject({ state: "wait" });
  const waits = async () => (await getApplication(limited.recruiter, ref)).atsWaits;
  expect(await waits()).toEqual({
    reason: "The simulator has asked for a pause.",
    until: expect.any(String) as string,
  });
  const { candidateId } = await getApplication(limited.recruiter, ref);
  const detail = (await getCandidateData(limited.recruiter, { candidateId })).applications[0]!;
  const listed = (await searchApplications(limited.recruiter, { candidateId })).items[0]!;
  for (const { syncReason } of [detail, listed])
    expect(syncReason).toMatch(
      /^The simulator has asked for a pause\. It will be retried after \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
    );
  await new Promise((resolve) => setTimeout(resolve, 60));
  await limited.settle({ decisionId });
  expect(await waits()).toBeNull();
  expect(limited.world.writes).toHaveLength(1);
});

test("sandbox mode sends nothing, and says for each decision what would have been sent", async () => {
  const { recruiter, applicationId, settle, saved, world, connectionId } = await arrange({ sandbox: true });
  const { decisionId } = await rejectApplication(recruiter, { applicationId, feedback: "Not enough SQL." });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ atsSync: "not_linked", commentSync: "not_linked" });
  expect((await saved()).syncReason).toBe(
    "Sandbox mode: nothing was sent. The simulator would have been told to reject the application and would have " +
      "received the feedback as a note.",
  );
  expect(world.writes).toEqual([]);
  const { connections } = await listConnections(recruiter, {});
  expect(connections.find((each) => each.connectionId === connectionId)!.rehearsed).toMatchObject([
    {
      applicationId,
      candidate: expect.any(String) as string,
      job: "Backend Engineer",
      says: expect.stringMatching(/^The simulator would/) as string,
    },
  ]);
  // Switching sandbox mode off does not send earlier decisions.
  await updateSyncSettings(recruiter, { connectionId, settings: { sandbox: false } });
  await settle({ decisionId });
  expect(world.writes).toEqual([]);
});

test.each(["moved on", "hired"])("keepTheirs adopts the state of an application %s there", async (event) => {
  const { recruiter, applicationId, settle, saved, world, application, job, sync } = await arrange();
  const { decisionId } = await rejectApplication(recruiter, { applicationId });
  if (event === "hired") world.hire(application.id);
  else world.moveTo(application.id, world.stagesOf(job.id)[3]!.id);
  await settle({ decisionId });
  expect((await saved()).syncReason).toContain("Conflict:");
  await keepTheirs(recruiter, { applicationId });
  const disposition = event === "hired" ? "hired" : "active";
  expect(await saved()).toMatchObject({ disposition, atsSync: "not_linked" });
  await settle({ decisionId });
  await sync(true);
  expect(await saved()).toMatchObject({ disposition, atsSync: "not_linked" });
  expect(world.writes).toEqual([]);
  const decisions = await ownerDb.decision.findMany({ where: { applicationId } });
  expect(decisions.map(({ kind }) => kind)).toEqual(["reject"]);
  await expect(keepTheirs(recruiter, { applicationId })).rejects.toMatchObject({ code: "conflict" });
});

test("a later decision replaces one that has not been sent", async () => {
  const { recruiter, applicationId, settle, world } = await arrange({ comments: false });
  const first = await acceptApplication(recruiter, { applicationId });
  const second = await rejectApplication(recruiter, { applicationId });
  await settle(first);
  await settle(second);
  expect(world.writes.map((write) => write.kind)).toEqual(["reject"]);
});

test("refuses to retry or leave a push for strangers and for members without the permission", async () => {
  const { recruiter, applicationId } = await arrange();
  const stranger = (await hiringTeam()).recruiter;
  const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
  for (const act of [retryPush, leavePush, keepTheirs]) {
    await expect(act(stranger, { applicationId })).rejects.toThrow("Application not found.");
    await expect(act(reader, { applicationId })).rejects.toMatchObject({ code: "forbidden" });
    await expect(act(recruiter, { applicationId })).rejects.toMatchObject({ code: "conflict" });
  }
});

test("sends the ATS reason mapped to the chosen reason, and previews no mapping for other reasons", async () => {
  const team = await arrange();
  const { recruiter, applicationId, settle, world, application, connectionId } = team;
  const [usual = "", , other = ""] = world.reasons.keys();
  const name = world.reasons.get(other)!.name;
  const admin: Actor = {
    ...recruiter,
    permissions: new Set([...recruiter.permissions, "organization:administer"]),
  };
  const wrong = { reasons: { "Not available in time": "no-such-id" } };
  await expect(updateSyncSettings(admin, { connectionId, settings: wrong })).rejects.toMatchObject({
    code: "invalid",
  });
  await updateSyncSettings(admin, {
    connectionId,
    settings: { reasons: { "Not available in time": other } },
  });
  const previewed = async (reason: string) =>
    (await previewDecision(recruiter, { applicationId, kind: "reject", reason })).effects.join(" ");
  expect(await previewed("Not available in time")).toContain(`with the reason “${name}”`);
  expect(await previewed("Position filled or closed")).not.toContain("with the reason");
  const { decisionId } = await rejectApplication(recruiter, {
    applicationId,
    reason: "Not available in time",
  });
  await settle({ decisionId });
  expect(other).not.toBe(usual);
  expect(world.applications.get(application.id)).toMatchObject({ state: "rejected", reasonId: other });
});
