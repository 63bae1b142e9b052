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

/** An application that came from an ATS, and the ATS. */
async function arranged(provider: string, settings: Partial<SyncSettings> = {}) {
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
  const shown = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  const state = () => world.applications.get(there.id)?.state;
  return { ...team, world, there, applicationId, settle, shown, state };
}

test.each(["greenhouse", "lever", "workable"])(
  "a rejection that %s has is taken back there, with a trail of its own",
  async (provider) => {
    const { recruiter, applicationId, settle, shown, world, state, sync } = await arranged(provider);
    await settle(await rejectApplication(recruiter, { applicationId }));
    expect(state()).toBe("rejected");
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toContain("The simulator reopens the application");
    const reopened = await reopenApplication(recruiter, { applicationId });
    await settle(reopened);
    expect(state()).toBe("active");
    expect(world.writes.map(({ kind }) => kind)).toEqual(["reject", "reopen"]);
    expect(await shown()).toMatchObject({ disposition: "active", decidedAt: null, atsSync: "synced" });
    await sync();
    expect(await shown()).toMatchObject({ disposition: "active", atsSync: "synced" });
    const decisions = await ownerDb.decision.findMany({ where: { applicationId }, orderBy: { id: "asc" } });
    expect(decisions.map(({ kind }) => kind)).toEqual(["reject", "reopen"]);
  },
);

test.each(["ashby", "teamtailor"])(
  "where %s cannot reopen an application, the preview says so, nothing is sent, and it stays open here",
  async (provider) => {
    const { recruiter, applicationId, settle, shown, world, sync } = await arranged(provider);
    await settle(await rejectApplication(recruiter, { applicationId }));
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toContain("cannot reopen applications in The simulator");
    const inGerman = { ...recruiter, locale: "de" as const };
    const german = await previewDecision(inGerman, { applicationId, kind: "reopen" });
    expect(german.effects.at(-1)).toContain("kann Bewerbungen in The simulator nicht wieder öffnen");
    await settle(await reopenApplication(recruiter, { applicationId }));
    expect(world.writes.map(({ kind }) => kind)).toEqual(["reject"]);
    await sync(true);
    expect(await shown()).toMatchObject({
      disposition: "active",
      atsSync: "not_linked",
      syncReason: expect.stringContaining("reopen this one there too"),
    });
  },
);

test("somebody whom the ATS rejected is reopened here and there, and stays so", async () => {
  const { recruiter, applicationId, settle, shown, world, there, state, sync } = await arranged("greenhouse");
  world.reject(there.id);
  await sync();
  expect(await shown()).toMatchObject({ disposition: "rejected" });
  await settle(await reopenApplication(recruiter, { applicationId }));
  expect(state()).toBe("active");
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reopen"]);
  await sync();
  expect(await shown()).toMatchObject({ disposition: "active", decidedAt: null, atsSync: "synced" });
});

test("whom an ATS without a way back rejected stays undecided here, and is shown how to reopen them there", async () => {
  const { recruiter, applicationId, settle, shown, world, there, sync } = await arranged("ashby");
  world.reject(there.id);
  await sync();
  expect(await shown()).toMatchObject({ disposition: "rejected" });
  await settle(await reopenApplication(recruiter, { applicationId }));
  await sync(true);
  expect(world.writes).toEqual([]);
  expect(await shown()).toMatchObject({
    disposition: "active",
    syncReason: expect.stringContaining("reopen this one there too"),
  });
});

test.each(["greenhouse", "ashby"])(
  "reopening somebody accepted leaves them in their stage in %s",
  async (provider) => {
    const { recruiter, applicationId, settle, shown, world } = await arranged(provider);
    await settle(await acceptApplication(recruiter, { applicationId }));
    const { effects } = await previewDecision(recruiter, { applicationId, kind: "reopen" });
    expect(effects.at(-1)).toContain("leaves the application in the stage");
    await settle(await reopenApplication(recruiter, { applicationId }));
    expect(world.writes.map(({ kind }) => kind)).toEqual(["move"]);
    expect(await shown()).toMatchObject({ disposition: "active", atsSync: "synced" });
  },
);

test("what is open or hired cannot be reopened; what was hired in the ATS meanwhile stays so", async () => {
  const { recruiter, applicationId, settle, shown, world, there } = await arranged("greenhouse");
  await expect(reopenApplication(recruiter, { applicationId })).rejects.toThrow("active already");
  await settle(await rejectApplication(recruiter, { applicationId }));
  const reopened = await reopenApplication(recruiter, { applicationId });
  world.hire(there.id);
  await settle(reopened);
  expect(await shown()).toMatchObject({
    disposition: "active",
    atsSync: "failed",
    syncReason: "Conflict: reopened here, but hired in The simulator.",
  });
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reject"]);
});
