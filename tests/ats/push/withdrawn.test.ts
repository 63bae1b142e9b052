import { connected, rowsOf } from "../connected";
import { afterAll, expect, test } from "vitest";
import { POST } from "@/app/api/webhooks/ats/[organizationId]/[connectionId]/route";
import { acceptApplication } from "@/lib/applications/accept-application";
import { decideApplications } from "@/lib/applications/decide-applications";
import { previewDecision } from "@/lib/applications/preview-decision";
import { rejectApplication } from "@/lib/applications/reject-application";
import { reopenApplication } from "@/lib/applications/reopen-application";
import { undoDecision } from "@/lib/applications/undo-decision";
import { AtsCredentials, sealWebhookSecret } from "@/lib/ats/credentials";
import { keepTheirs } from "@/lib/ats/keep-theirs";
import { listConnections } from "@/lib/ats/list-connections";
import { pushDecision } from "@/lib/ats/push/push-decision";
import { canReopen } from "@/lib/ats/settings";
import { vendors } from "@/lib/ats/vendors";
import { handleChange } from "@/lib/ats/webhooks/handle-change";
import { dialects, worldOf } from "../../simulators/ats/dialects";
import { type Served, serve } from "../../simulators/ats/serve";
import { ownerDb } from "../../support/world";

const served: Served[] = [];
afterAll(() => Promise.all(served.map((one) => one.close())));

/** Those whose published contract tells a withdrawal from a rejection; Lever's does not. */
const telling = ["greenhouse", "ashby", "teamtailor", "workable"];

/** An application that came from an ATS, and the ATS. */
async function arranged(provider: string, undoSeconds = 0) {
  const dialect = dialects[provider]!;
  const world = worldOf(dialect);
  const job = world.addJob("Backend Engineer");
  const there = world.apply(world.addCandidate("Ada", "Reyes").id, job.id);
  const credentials = AtsCredentials.parse({ provider, ...vendors[provider]!.simulated });
  const team = await connected(credentials, dialect.simulator(world), {
    push: "both",
    acceptStage: "On-site",
    rejectionReasonId: [...world.reasons.keys()][0]!,
  });
  const { id: organizationId } = team.organization;
  await ownerDb.organization.update({
    where: { id: organizationId },
    data: { decisionUndoSeconds: undoSeconds },
  });
  await team.sync();
  const [row] = await rowsOf(organizationId).applications();
  const applicationId = row!.id;
  const settle = async ({ decisionId }: { decisionId: string }) => {
    for (let attempts = 0; attempts < 20; attempts++)
      if ((await pushDecision(team.syncer, { applicationId, decisionId })).state === "settled") return;
  };
  const shown = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  return { ...team, dialect, world, there, applicationId, settle, shown };
}

test.each(telling)("whoever withdraws in %s is withdrawn here after a sync", async (provider) => {
  const { world, there, shown, sync } = await arranged(provider);
  world.withdraw(there.id);
  await sync();
  expect(await shown()).toMatchObject({ disposition: "withdrawn", decidedAt: expect.any(Date) });
  const facts = await ownerDb.auditEvent.findMany({ where: { subjectId: (await shown()).id } });
  expect(facts.map(({ name }) => name)).toContain("application.withdrawn-in-ats");
});

test.each(telling)("a webhook of %s tells that somebody has withdrawn", async (provider) => {
  const { dialect, world, there, shown, connectionId, organization, syncer } = await arranged(provider);
  await ownerDb.atsConnection.update({
    where: { id: connectionId },
    data: sealWebhookSecret(connectionId, "secret"),
  });
  const door = await serve((request) =>
    POST(request, { params: Promise.resolve({ organizationId: organization.id, connectionId }) }),
  );
  served.push(door);
  world.takeChanges();
  world.withdraw(there.id);
  for (const change of world.takeChanges()) {
    const call = dialect.webhook(change, "secret", world);
    if (call) await fetch(door.url, { method: "POST", ...call });
  }
  for (const { id } of await ownerDb.atsWebhook.findMany({ where: { connectionId } }))
    await handleChange(syncer, { connectionId, webhookId: id });
  expect(await shown()).toMatchObject({ disposition: "withdrawn" });
});

test("whoever withdraws in Lever is rejected here: its archive reasons do not tell the two apart", async () => {
  const { world, there, shown, sync } = await arranged("lever");
  world.withdraw(there.id);
  await sync();
  expect(await shown()).toMatchObject({ disposition: "rejected" });
});

test.each(telling)("a candidate's reason of %s is not offered for rejections", async (provider) => {
  const { recruiter } = await arranged(provider);
  const [connection] = (await listConnections(recruiter, {})).connections;
  expect(connection?.rejectionReasons.map(({ name }) => name)).toEqual([
    "Not enough experience",
    "Position filled",
  ]);
});

test("nobody who has withdrawn is accepted, rejected or moved before being reopened", async () => {
  const { recruiter, world, there, applicationId, shown, sync } = await arranged("greenhouse");
  world.withdraw(there.id);
  await sync();
  for (const kind of ["accept", "reject"] as const)
    expect((await previewDecision(recruiter, { applicationId, kind })).refusal).toContain(
      "It is withdrawn already",
    );
  await expect(acceptApplication(recruiter, { applicationId })).rejects.toThrow("withdrawn already");
  await expect(rejectApplication(recruiter, { applicationId })).rejects.toThrow("withdrawn already");
  const { outcomes } = await decideApplications(recruiter, {
    decisions: [{ applicationId, decision: "move", stage: "Offer" }],
  });
  expect(outcomes).toMatchObject([{ outcome: "refused", message: "It is withdrawn: reopen it first." }]);
  expect(await shown()).toMatchObject({ disposition: "withdrawn" });
  expect(world.writes).toEqual([]);
});

test.each(telling.filter(canReopen))("reopening somebody withdrawn reopens them in %s", async (provider) => {
  const { recruiter, world, there, applicationId, settle, shown, sync } = await arranged(provider);
  world.withdraw(there.id);
  await sync();
  const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
  expect(effects.at(-1)).toContain("The simulator reopens the application");
  await settle(await reopenApplication(recruiter, { applicationId }));
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reopen"]);
  expect(world.applications.get(there.id)).toMatchObject({ state: "active", reasonId: null });
  await sync(true);
  expect(await shown()).toMatchObject({ disposition: "active", decidedAt: null, atsSync: "synced" });
});

test.each(telling.filter((provider) => !canReopen(provider)))(
  "somebody withdrawn is open here only, until %s has them open as well",
  async (provider) => {
    const { recruiter, world, there, applicationId, settle, shown, sync } = await arranged(provider);
    world.withdraw(there.id);
    await sync();
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toBe(
      "Shortlist cannot reopen applications in The simulator: reopen this one there too.",
    );
    await settle(await reopenApplication(recruiter, { applicationId }));
    await sync(true);
    const byHand = { atsSync: "not_linked", syncReason: effects.at(-1) };
    expect(await shown()).toMatchObject({ disposition: "active", ...byHand });
    expect(world.writes).toEqual([]);
    world.reopen(there.id);
    await sync();
    expect(await shown()).toMatchObject({ disposition: "active", atsSync: "synced", syncReason: null });
  },
);

test("a reopening that is undone leaves somebody withdrawn, and the ATS untold", async () => {
  const { recruiter, world, there, applicationId, settle, shown, sync } = await arranged("greenhouse", 60);
  world.withdraw(there.id);
  await sync();
  const { decidedAt } = await shown();
  const { decisionId } = await reopenApplication(recruiter, { applicationId });
  expect(await undoDecision(recruiter, { decisionId })).toMatchObject({ disposition: "withdrawn" });
  await settle({ decisionId });
  expect(await shown()).toMatchObject({ disposition: "withdrawn", decidedAt });
  expect(world.writes).toEqual([]);
});

test("whom the ATS no longer has can be reopened here, and the preview says that it is told nothing", async () => {
  const { recruiter, world, there, applicationId, settle, shown, sync } = await arranged("ashby");
  world.removeApplication(there.id);
  await sync(true);
  expect(await shown()).toMatchObject({ disposition: "withdrawn", atsRemovedAt: expect.any(Date) });
  const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
  expect(effects.at(-1)).toBe("The simulator no longer has this application: it is told nothing.");
  await settle(await reopenApplication(recruiter, { applicationId }));
  await sync(true);
  expect(await shown()).toMatchObject({
    disposition: "active",
    atsSync: "failed",
    syncReason: "The simulator no longer has this application.",
  });
});

test("somebody accepted here who withdraws there is a conflict, which a person settles", async () => {
  const { recruiter, world, there, applicationId, settle, shown, sync } = await arranged("greenhouse");
  await settle(await acceptApplication(recruiter, { applicationId }));
  world.withdraw(there.id);
  await sync();
  expect(await shown()).toMatchObject({
    disposition: "accepted",
    atsSync: "failed",
    syncReason: "Conflict: accepted here, but withdrawn in The simulator. Nothing was overwritten.",
  });
  await keepTheirs(recruiter, { applicationId });
  expect(await shown()).toMatchObject({ disposition: "withdrawn", atsSync: "not_linked" });
});

test("a rejection of somebody who has withdrawn there meanwhile is done, and stays ours", async () => {
  const { recruiter, world, there, applicationId, settle, shown, sync } = await arranged("greenhouse");
  const rejected = await rejectApplication(recruiter, { applicationId });
  world.withdraw(there.id);
  await settle(rejected);
  await sync();
  expect(await shown()).toMatchObject({ disposition: "rejected", atsSync: "synced" });
  expect(world.writes).toEqual([]);
});

test("where nobody decided here, the ATS may tell another end", async () => {
  const { world, there, shown, sync } = await arranged("greenhouse");
  const ends = {
    rejected: () => world.reject(there.id, [...world.reasons.keys()][0]),
    withdrawn: () => world.withdraw(there.id),
    hired: () => world.hire(there.id),
  };
  for (const end of ["rejected", "withdrawn", "rejected", "withdrawn", "hired"] as const) {
    ends[end]();
    await sync();
    expect(await shown()).toMatchObject({ disposition: end, atsSync: "not_linked" });
  }
});
