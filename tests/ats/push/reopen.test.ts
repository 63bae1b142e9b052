import { connected, rowsOf } from "../connected";
import { expect, test } from "vitest";
import { acceptApplication } from "@/lib/applications/accept-application";
import { previewDecision } from "@/lib/applications/preview-decision";
import { rejectApplication } from "@/lib/applications/reject-application";
import { reopenApplication } from "@/lib/applications/reopen-application";
import { pushDecision } from "@/lib/ats/push/push-decision";
import type { SyncSettings } from "@/lib/ats/settings";
import { vendors } from "@/lib/ats/vendors";
import { AtsCredentials } from "@/lib/ats/credentials";
import { dialects, worldOf } from "../../simulators/ats/dialects";
import { ownerDb } from "../../support/world";

/** An application imported from a simulated ATS, and that ATS. */
async function arrange(provider: string, settings: Partial<SyncSettings> = {}) {
  const world = worldOf(dialects[provider]!);
  const job = world.addJob("Backend Engineer");
  const there = world.apply(world.addCandidate("Ada", "Reyes").id, job.id);
  const credentials = AtsCredentials.parse({ provider, ...vendors[provider]!.simulated });
  const team = await connected(credentials, dialects[provider]!.simulator(world), {
    push: "both",
    acceptStage: "On-site",
    rejectionReasonId: [...world.reasons.keys()][0]!,
    ...settings,
  });
  await team.sync();
  const [row] = await rowsOf(team.organization.id).applications();
  const applicationId = row!.id;
  const settle = async ({ decisionId }: { decisionId: string }) => {
    for (let attempts = 0; attempts < 20; attempts++)
      if ((await pushDecision(team.syncer, { applicationId, decisionId })).state === "settled") return;
  };
  const saved = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  const state = () => world.applications.get(there.id)?.state;
  return { ...team, world, there, applicationId, settle, saved, state };
}

test.each(["greenhouse", "lever", "workable"])(
  "reopening undoes a rejection in %s, and is recorded as a decision",
  async (provider) => {
    const { recruiter, applicationId, settle, saved, world, state, sync } = await arrange(provider);
    await settle(await rejectApplication(recruiter, { applicationId }));
    expect(state()).toBe("rejected");
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toContain("The simulator reopens the application");
    const reopened = await reopenApplication(recruiter, { applicationId });
    await settle(reopened);
    expect(state()).toBe("active");
    expect(world.writes.map(({ kind }) => kind)).toEqual(["reject", "reopen"]);
    expect(await saved()).toMatchObject({ disposition: "active", decidedAt: null, atsSync: "synced" });
    await sync();
    expect(await saved()).toMatchObject({ disposition: "active", atsSync: "synced" });
    const decisions = await ownerDb.decision.findMany({ where: { applicationId }, orderBy: { id: "asc" } });
    expect(decisions.map(({ kind }) => kind)).toEqual(["reject", "reopen"]);
  },
);

test.each(["ashby", "teamtailor"])(
  "when %s cannot reopen an application, the preview says so, nothing is sent, and it is open here only",
  async (provider) => {
    const { recruiter, applicationId, settle, saved, world, sync } = await arrange(provider);
    await settle(await rejectApplication(recruiter, { applicationId }));
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toContain("cannot reopen applications in The simulator");
    const inGerman = { ...recruiter, locale: "de" as const };
    const german = await previewDecision(inGerman, { applicationId, kind: "reopen" });
    expect(german.effects.at(-1)).toContain("kann Bewerbungen in The simulator nicht wieder öffnen");
    await settle(await reopenApplication(recruiter, { applicationId }));
    expect(world.writes.map(({ kind }) => kind)).toEqual(["reject"]);
    await sync(true);
    expect(await saved()).toMatchObject({
      disposition: "active",
      atsSync: "not_linked",
      syncReason: expect.stringContaining("reopen this one there too"),
    });
  },
);

test("reopening an application that the ATS rejected reopens it there too, and a sync keeps it open", async () => {
  const { recruiter, applicationId, settle, saved, world, there, state, sync } = await arrange("greenhouse");
  world.reject(there.id);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "rejected" });
  await settle(await reopenApplication(recruiter, { applicationId }));
  expect(state()).toBe("active");
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reopen"]);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "active", decidedAt: null, atsSync: "synced" });
});

test("leaves an application undecided when the ATS cannot undo its rejection, and says to reopen it there", async () => {
  const { recruiter, applicationId, settle, saved, world, there, sync } = await arrange("ashby");
  world.reject(there.id);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "rejected" });
  await settle(await reopenApplication(recruiter, { applicationId }));
  await sync(true);
  expect(world.writes).toEqual([]);
  expect(await saved()).toMatchObject({
    disposition: "active",
    syncReason: expect.stringContaining("reopen this one there too"),
  });
});

test.each(["greenhouse", "ashby"])(
  "reopening an accepted application leaves it in its stage in %s",
  async (provider) => {
    const { recruiter, applicationId, settle, saved, world } = await arrange(provider);
    await settle(await acceptApplication(recruiter, { applicationId }));
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toContain("leaves the application in its current stage");
    await settle(await reopenApplication(recruiter, { applicationId }));
    expect(world.writes.map(({ kind }) => kind)).toEqual(["move"]);
    expect(await saved()).toMatchObject({ disposition: "active", atsSync: "synced" });
  },
);

test("refuses to reopen an active application, and reports a conflict when the ATS has hired meanwhile", async () => {
  const { recruiter, applicationId, settle, saved, world, there } = await arrange("greenhouse");
  await expect(reopenApplication(recruiter, { applicationId })).rejects.toThrow("already active");
  await settle(await rejectApplication(recruiter, { applicationId }));
  const reopened = await reopenApplication(recruiter, { applicationId });
  world.hire(there.id);
  await settle(reopened);
  expect(await saved()).toMatchObject({
    disposition: "active",
    atsSync: "failed",
    syncReason: "Conflict: reopened here, but hired in The simulator.",
  });
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reject"]);
});
