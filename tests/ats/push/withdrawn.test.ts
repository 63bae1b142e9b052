import { arrange } from "./arrange";
import { afterAll, expect, test } from "vitest";
import { POST } from "@/app/api/webhooks/ats/[organizationId]/[connectionId]/route";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { keepTheirs } from "@/lib/records/ats/keep-theirs";
import { listConnections } from "@/lib/records/ats/list-connections";
import { canReopen } from "@/lib/records/ats/settings";
import { handleChange } from "@/lib/records/ats/webhooks/handle-change";
import { type Served, serve } from "../../simulators/ats/serve";
import { ownerDb } from "../../support/world";
import {
  acceptApplication,
  previewDecision,
  rejectApplication,
  reopenApplication,
} from "../../support/decide";

const served: Served[] = [];
afterAll(() => Promise.all(served.map((server) => server.close())));

/** Vendors whose published contract distinguishes withdrawals from rejections; Lever's does not. */
const distinguishing = ["greenhouse", "ashby", "teamtailor", "workable"];

test.each(distinguishing)("a sync imports a withdrawal from %s", async (provider) => {
  const { world, application, saved, sync } = await arrange(provider);
  world.withdraw(application.id);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "withdrawn", decidedAt: expect.any(Date) });
  const facts = await ownerDb.auditEvent.findMany({ where: { subjectId: (await saved()).id } });
  expect(facts.map(({ name }) => name)).toContain("application.withdrawn-in-ats");
});

test.each(distinguishing)("a webhook of %s imports a withdrawal", async (provider) => {
  const { dialect, world, application, saved, connectionId, organization, syncer, setWebhookSecret } =
    await arrange(provider);
  await setWebhookSecret("secret");
  const door = await serve((request) =>
    POST(request, { params: Promise.resolve({ organizationId: organization.id, connectionId }) }),
  );
  served.push(door);
  world.takeChanges();
  world.withdraw(application.id);
  for (const change of world.takeChanges()) {
    const call = dialect.webhook(change, "secret", world);
    if (call) await fetch(door.url, { method: "POST", ...call });
  }
  for (const { id } of await ownerDb.atsWebhook.findMany({ where: { connectionId } }))
    await handleChange(syncer, { connectionId, webhookId: id });
  expect(await saved()).toMatchObject({ disposition: "withdrawn" });
});

test("a withdrawal in Lever is imported as a rejection, since its archive reasons do not distinguish the two", async () => {
  const { world, application, saved, sync } = await arrange("lever");
  world.withdraw(application.id);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "rejected" });
});

test.each(distinguishing)("does not offer %s's reasons for withdrawals", async (provider) => {
  const { recruiter } = await arrange(provider);
  const [connection] = (await listConnections(recruiter, {})).connections;
  expect(connection?.rejectionReasons.map(({ name }) => name)).toEqual([
    "Not enough experience",
    "Position filled",
  ]);
});

test("refuses to accept, reject or move a withdrawn application before it is reopened", async () => {
  const { recruiter, world, application, applicationId, saved, sync } = await arrange("greenhouse");
  world.withdraw(application.id);
  await sync();
  for (const kind of ["accept", "reject"] as const)
    expect((await previewDecision(recruiter, { applicationId, kind })).refusal).toContain(
      "It is already withdrawn",
    );
  await expect(acceptApplication(recruiter, { applicationId })).rejects.toThrow("already withdrawn");
  await expect(rejectApplication(recruiter, { applicationId })).rejects.toThrow("already withdrawn");
  const moving = [{ applicationId, decision: "move" as const, stage: "Offer" }];
  await expect(decideApplications(recruiter, { decisions: moving })).rejects.toThrow(
    "It has been withdrawn. Reopen it first.",
  );
  expect(await saved()).toMatchObject({ disposition: "withdrawn" });
  expect(world.writes).toEqual([]);
});

test.each(distinguishing.filter(canReopen))("reopens a withdrawal in %s too", async (provider) => {
  const { recruiter, world, application, applicationId, settle, saved, sync } = await arrange(provider);
  world.withdraw(application.id);
  await sync();
  const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
  expect(effects.at(-1)).toContain("The simulator reopens the application");
  await settle(await reopenApplication(recruiter, { applicationId }));
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reopen"]);
  expect(world.applications.get(application.id)).toMatchObject({ state: "active", reasonId: null });
  await sync(true);
  expect(await saved()).toMatchObject({ disposition: "active", decidedAt: null, atsSync: "synced" });
});

test.each(distinguishing.filter((provider) => !canReopen(provider)))(
  "a reopened withdrawal is open here only, until %s has reopened it too",
  async (provider) => {
    const { recruiter, world, application, applicationId, settle, saved, sync } = await arrange(provider);
    world.withdraw(application.id);
    await sync();
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toBe(
      "Shortlist cannot reopen applications in The simulator: reopen this one there too.",
    );
    await settle(await reopenApplication(recruiter, { applicationId }));
    await sync(true);
    const byHand = { atsSync: "not_linked", syncReason: effects.at(-1) };
    expect(await saved()).toMatchObject({ disposition: "active", ...byHand });
    expect(world.writes).toEqual([]);
    world.reopen(application.id);
    await sync();
    expect(await saved()).toMatchObject({ disposition: "active", atsSync: "synced", syncReason: null });
  },
);

test("undoing a reopening leaves the application withdrawn, and sends nothing to the ATS", async () => {
  const { recruiter, world, application, applicationId, settle, saved, sync, organization } =
    await arrange("greenhouse");
  await ownerDb.organization.update({ where: { id: organization.id }, data: { decisionUndoSeconds: 60 } });
  world.withdraw(application.id);
  await sync();
  const { decidedAt } = await saved();
  const { decisionId } = await reopenApplication(recruiter, { applicationId });
  expect(await undoDecision(recruiter, { decisionId })).toMatchObject({ disposition: "withdrawn" });
  await settle({ decisionId });
  expect(await saved()).toMatchObject({ disposition: "withdrawn", decidedAt });
  expect(world.writes).toEqual([]);
});

test("an application removed from the ATS can be reopened here, and the preview says that nothing is sent", async () => {
  const { recruiter, world, application, applicationId, settle, saved, sync } = await arrange("ashby");
  world.removeApplication(application.id);
  await sync(true);
  expect(await saved()).toMatchObject({ disposition: "withdrawn", atsRemovedAt: expect.any(Date) });
  const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
  expect(effects.at(-1)).toBe("The simulator no longer has this application: nothing is sent.");
  await settle(await reopenApplication(recruiter, { applicationId }));
  await sync(true);
  expect(await saved()).toMatchObject({
    disposition: "active",
    atsSync: "failed",
    syncReason: "The simulator no longer has this application.",
  });
});

test("an application accepted here and withdrawn in the ATS is a conflict that a person resolves", async () => {
  const { recruiter, world, application, applicationId, settle, saved, sync } = await arrange("greenhouse");
  await settle(await acceptApplication(recruiter, { applicationId }));
  world.withdraw(application.id);
  await sync();
  expect(await saved()).toMatchObject({
    disposition: "accepted",
    atsSync: "failed",
    syncReason: "Conflict: accepted here, but withdrawn in The simulator. Nothing was overwritten.",
  });
  await keepTheirs(recruiter, { applicationId });
  expect(await saved()).toMatchObject({ disposition: "withdrawn", atsSync: "not_linked" });
});

test("a rejection counts as sent when the candidate has withdrawn in the ATS, and stays a rejection here", async () => {
  const { recruiter, world, application, applicationId, settle, saved, sync } = await arrange("greenhouse");
  const rejected = await rejectApplication(recruiter, { applicationId });
  world.withdraw(application.id);
  await settle(rejected);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "rejected", atsSync: "synced" });
  expect(world.writes).toEqual([]);
});

test("follows every change of disposition in the ATS when nobody has decided here", async () => {
  const { world, application, saved, sync } = await arrange("greenhouse");
  const ends = {
    rejected: () => world.reject(application.id, [...world.reasons.keys()][0]),
    withdrawn: () => world.withdraw(application.id),
    hired: () => world.hire(application.id),
  };
  for (const end of ["rejected", "withdrawn", "rejected", "withdrawn", "hired"] as const) {
    ends[end]();
    await sync();
    expect(await saved()).toMatchObject({ disposition: end, atsSync: "not_linked" });
  }
});
