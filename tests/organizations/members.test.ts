import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { applicant, colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import type { Actor } from "@/lib/platform/access/actor";
import { memberName } from "@/lib/platform/access/member-name";
import type { Role } from "@/lib/platform/access/permissions";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { addNote } from "@/lib/hiring/notes/add-note";
import { listNotes } from "@/lib/hiring/notes/list-notes";
import { changeRole } from "@/lib/hiring/organizations/change-role";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import { leaveOrganization } from "@/lib/hiring/organizations/leave-organization";
import { listMembers } from "@/lib/hiring/organizations/list-members";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { rejectApplication } from "../support/decide";

let owner: Actor;
let organizationId: string;
beforeEach(async () => {
  ({ recruiter: owner } = await hiringTeam({ role: "owner" }));
  ({ organizationId } = owner);
});

const colleague = (role: Role) => colleagueOf(owner, role);
const roleOf = async ({ id: userId }: Actor) =>
  (await ownerDb.member.findUnique({ where: { organizationId_userId: { organizationId, userId } } }))?.role;
const trail = async (name: string) =>
  (await ownerDb.auditEvent.findMany({ where: { organizationId, name }, orderBy: { id: "asc" } })).map(
    ({ actorId, subjectId, particulars }) => ({ actorId, subjectId, particulars }),
  );

test("an administrator changes a role, and the change is audited", async () => {
  const admin = await colleague("admin");
  const cora = await colleague("recruiter");
  await changeRole(admin, { userId: cora.id, role: "admin" });
  expect(await roleOf(cora)).toBe("admin");
  expect(await trail("member.role-changed")).toEqual([
    { actorId: admin.id, subjectId: cora.id, particulars: { from: "recruiter", to: "admin" } },
  ]);
});

test("refuses changes by recruiters, changes to owners by administrators, and self-promotion to owner", async () => {
  const admin = await colleague("admin");
  const cora = await colleague("recruiter");
  const forbidden = expect.objectContaining({ code: "forbidden" }) as unknown;
  await expect(changeRole(cora, { userId: cora.id, role: "admin" })).rejects.toEqual(forbidden);
  await expect(removeMember(cora, { userId: admin.id })).rejects.toEqual(forbidden);
  await expect(changeRole(admin, { userId: owner.id, role: "recruiter" })).rejects.toEqual(forbidden);
  await expect(removeMember(admin, { userId: owner.id })).rejects.toEqual(forbidden);
  const raised = changeRole(admin, { userId: admin.id, role: "owner" as "admin" });
  await expect(raised).rejects.toMatchObject({ code: "invalid" });
  expect([await roleOf(owner), await roleOf(admin), await roleOf(cora)]).toEqual([
    "owner",
    "admin",
    "recruiter",
  ]);
  expect(await trail("member.removed")).toEqual([]);
});

test("does not find another organization's member, even as an owner", async () => {
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  const cora = await colleague("recruiter");
  await expect(changeRole(stranger, { userId: cora.id, role: "admin" })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(removeMember(stranger, { userId: cora.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await roleOf(cora)).toBe("recruiter");
});

test("the last owner cannot leave or step down", async () => {
  await expect(removeMember(owner, { userId: owner.id })).rejects.toMatchObject({ code: "conflict" });
  await expect(leaveOrganization(owner, {})).rejects.toMatchObject({ code: "conflict" });
  await expect(changeRole(owner, { userId: owner.id, role: "admin" })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await roleOf(owner)).toBe("owner");
});

test("recruiters, hiring managers and read-only members may leave, but not remove others", async () => {
  for (const role of ["recruiter", "hiring_manager", "read_only"] as const) {
    const cora = await colleague(role);
    expect((await listMembers(cora, {})).members).toMatchObject([
      { userId: owner.id, mayGo: false },
      { userId: cora.id, mayChange: false, mayGo: true },
    ]);
    await leaveOrganization(cora, {});
    expect(await roleOf(cora)).toBeUndefined();
    expect((await trail("member.removed")).at(-1)).toEqual({
      actorId: cora.id,
      subjectId: cora.id,
      particulars: { role },
    });
    await expect(leaveOrganization(cora, {})).rejects.toMatchObject({ code: "forbidden" });
  }
});

test("keeps one owner when owners concurrently remove each other, leave or step down", async () => {
  for (let round = 0; round < 12; round++) {
    ({ recruiter: owner } = await hiringTeam({ role: "owner", credits: 0 }));
    ({ organizationId } = owner);
    const others = [await colleague("owner"), await colleague("owner")];
    const all = [owner, ...others];
    const acts = [
      // Each removes the next, each leaves, or each steps down.
      (at: number): Promise<object> => removeMember(all[at]!, { userId: all[(at + 1) % 3]!.id }),
      (at: number): Promise<object> => removeMember(all[at]!, { userId: all[at]!.id }),
      (at: number): Promise<object> => changeRole(all[at]!, { userId: all[at]!.id, role: "recruiter" }),
    ][round % 3]!;
    const outcomes = await Promise.allSettled([0, 1, 2].map(acts));
    const refused = outcomes.filter(({ status }) => status === "rejected");
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(["conflict", "forbidden", "not_found"]).toContain((reason as { code: string }).code);
    expect(await ownerDb.member.count({ where: { organizationId, role: "owner" } })).toBe(1);
  }
});

test("refuses a removed member, even in a request that began before the removal", async () => {
  const admin = await colleague("admin");
  const cora = await colleague("recruiter");
  await removeMember(owner, { userId: admin.id });
  // The request was authenticated while they were still a member.
  await expect(changeRole(admin, { userId: cora.id, role: "admin" })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(removeMember(admin, { userId: cora.id })).rejects.toMatchObject({ code: "forbidden" });
  expect(await roleOf(cora)).toBe("recruiter");
});

test("keeps a removed member's name on decisions and notes, and refuses to mention them", async () => {
  const cora = await colleague("recruiter");
  const { job } = await configuredJob(owner);
  const { id: applicationId, candidateId } = await applicant(cora, job.id);
  await addNote(cora, { candidateId, applicationId, body: "Asked about notice.", mentions: [] });
  await rejectApplication(cora, { applicationId, feedback: "Not enough experience." });
  await removeMember(owner, { userId: cora.id });

  expect((await listNotes(owner, { candidateId })).notes[0]).toMatchObject({ author: "Cora" });
  expect((await getApplication(owner, { applicationId })).decisions[0]).toMatchObject({ decidedBy: "Cora" });
  expect(await trail("application.rejected")).toMatchObject([{ actorId: cora.id }]);
  expect(await trail("member.removed")).toEqual([
    { actorId: owner.id, subjectId: cora.id, particulars: { role: "recruiter" } },
  ]);
  expect((await getOrganization(owner, {})).members.map(({ userId }) => userId)).toEqual([owner.id]);
  const mention = addNote(owner, { candidateId, body: "And?", mentions: [cora.id] });
  await expect(mention).rejects.toMatchObject({ code: "invalid" });
  // Another organization cannot see the name of somebody who was never its member.
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  const nameOf = await inTenant(wholeOrganization(stranger.organizationId), (db) =>
    memberName(db, [cora.id]),
  );
  expect(nameOf(cora.id)).toBe("A former member");
});

test("lists when members were last seen and what the actor may do, but not last seen to recruiters", async () => {
  const cora = await colleague("recruiter");
  await ownerDb.session.create({
    data: {
      userId: cora.id,
      token: randomUUID(),
      activeOrganizationId: organizationId,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  expect((await listMembers(owner, {})).members).toMatchObject([
    {
      userId: owner.id,
      role: "owner",
      isYou: true,
      lastSeenAt: null,
      mayChange: false,
      mayBecomeOwner: false,
    },
    { userId: cora.id, isYou: false, lastSeenAt: expect.any(String), mayChange: true, mayBecomeOwner: true },
  ]);
  expect((await listMembers(cora, {})).members).toMatchObject([
    { mayChange: false, mayBecomeOwner: false },
    { lastSeenAt: null, mayChange: false, mayBecomeOwner: false },
  ]);
});
