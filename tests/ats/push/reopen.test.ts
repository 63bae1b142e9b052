import { arrange as arrangeAt } from "./arrange";
import { expect, test } from "vitest";
import { ownerDb } from "../../support/world";
import {
  acceptApplication,
  previewDecision,
  rejectApplication,
  reopenApplication,
} from "../../support/decide";

async function arrange(provider: string) {
  const team = await arrangeAt(provider);
  return { ...team, state: () => team.world.applications.get(team.application.id)?.state };
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
  const { recruiter, applicationId, settle, saved, world, application, state, sync } =
    await arrange("greenhouse");
  world.reject(application.id);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "rejected" });
  await settle(await reopenApplication(recruiter, { applicationId }));
  expect(state()).toBe("active");
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reopen"]);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "active", decidedAt: null, atsSync: "synced" });
});

test("leaves an application undecided when the ATS cannot undo its rejection, and says to reopen it there", async () => {
  const { recruiter, applicationId, settle, saved, world, application, sync } = await arrange("ashby");
  world.reject(application.id);
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
  const { recruiter, applicationId, settle, saved, world, application } = await arrange("greenhouse");
  await expect(reopenApplication(recruiter, { applicationId })).rejects.toThrow("already active");
  await settle(await rejectApplication(recruiter, { applicationId }));
  const reopened = await reopenApplication(recruiter, { applicationId });
  world.hire(application.id);
  await settle(reopened);
  expect(await saved()).toMatchObject({
    disposition: "active",
    atsSync: "failed",
    syncReason: "Conflict: reopened here, but hired in The simulator.",
  });
  expect(world.writes.map(({ kind }) => kind)).toEqual(["reject"]);
});
