import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { type Role, rolePermissions } from "@/lib/platform/access/permissions";
import { systemActor } from "@/lib/platform/access/system";
import { env } from "@/lib/env";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { inviteMember } from "@/lib/hiring/organizations/invite-member";
import { openInvitation } from "@/lib/hiring/organizations/open-invitation";
import { listInvitations, withdrawInvitation } from "@/lib/hiring/organizations/open-invitations";
import { giveUpInvitation } from "@/lib/hiring/organizations/send-invitation";
import { signUpInvited } from "@/lib/hiring/organizations/sign-up-invited";
import { runPipeline } from "../support/pipeline";

let owner: Actor;
let organizationId: string;
let email: string;
beforeEach(async () => {
  ({ recruiter: owner } = await hiringTeam({ role: "owner" }));
  ({ organizationId } = owner);
  email = `ida-${randomUUID().slice(0, 8)}@acme.example`;
});

/** The token in the newest mail to the address. */
async function mailedToken() {
  await runPipeline(organizationId);
  const mail = (await mailbox!.list()).find(({ to }) => to === email);
  return /\/invitation\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const actorWith = (role: Role): Actor => ({ ...owner, permissions: new Set(rolePermissions[role]) });

test("an invited person joins with the role in the invitation", async () => {
  expect(await inviteMember(owner, { email: ` ${email.toUpperCase()}`, role: "read_only" })).toEqual({
    again: false,
  });
  expect((await listInvitations(owner, {})).invitations).toMatchObject([
    { email, role: "read_only", expired: false, undelivered: false },
  ]);
  const { userId } = await signUpInvited(await mailedToken(), {
    name: "Ida",
    password: "correct horse battery",
  });
  expect(await ownerDb.member.findMany({ where: { userId } })).toMatchObject([
    { organizationId, role: "read_only" },
  ]);
  expect((await listInvitations(owner, {})).invitations).toEqual([]);
  await expect(inviteMember(owner, { email, role: "recruiter" })).rejects.toMatchObject({ code: "conflict" });
});

test("refuses invitations of owners, and by recruiters and read-only members", async () => {
  const asOwner = inviteMember(owner, { email, role: "owner" as "admin" });
  await expect(asOwner).rejects.toMatchObject({ code: "invalid" });
  for (const role of ["recruiter", "read_only"] as const)
    await expect(inviteMember(actorWith(role), { email, role: "recruiter" })).rejects.toMatchObject({
      code: "forbidden",
    });
  expect(await ownerDb.invitation.count({ where: { email } })).toBe(0);
});

test("a withdrawn invitation no longer opens, and another organization cannot withdraw it", async () => {
  await inviteMember(owner, { email, role: "recruiter" });
  const token = await mailedToken();
  const [{ invitationId } = { invitationId: "" }] = (await listInvitations(owner, {})).invitations;
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  expect((await listInvitations(stranger, {})).invitations).toEqual([]);
  await expect(withdrawInvitation(stranger, { invitationId })).rejects.toMatchObject({ code: "not_found" });
  expect(await openInvitation(token)).toMatchObject({ status: "open" });
  await withdrawInvitation(owner, { invitationId });
  expect(await openInvitation(token)).toBeNull();
  await expect(withdrawInvitation(owner, { invitationId })).rejects.toMatchObject({ code: "not_found" });
});

test("an invitation waits while its sender reviews their account", async () => {
  await inviteMember(owner, { email, role: "admin" });
  const token = await mailedToken();
  const invitation = await openInvitation(token);
  const reviewSince = new Date();
  await ownerDb.user.update({ where: { id: owner.id }, data: { reviewSince } });
  expect(await openInvitation(token)).toMatchObject({ status: "paused" });
  const join = () => signUpInvited(token, { name: "Ida", password: "correct horse battery" });
  await expect(join()).rejects.toMatchObject({ code: "conflict" });
  expect(invitation?.status).toBe("open");
  await ownerDb.user.update({ where: { id: owner.id }, data: { reviewSince: null } });
  await join();
});

test("marks an undelivered invitation until it is sent again, and notifies the inviter each time", async () => {
  await inviteMember(owner, { email, role: "read_only" });
  const open = async () => (await listInvitations(owner, {})).invitations;
  const [{ invitationId } = { invitationId: "" }] = await open();
  const giveUp = (key: string) =>
    giveUpInvitation(systemActor(organizationId, "mailer"), { invitationId, key });
  const { email: inviter } = await ownerDb.user.findUniqueOrThrow({ where: { id: owner.id } });
  const messages = async () => (await mailbox!.list()).filter(({ to }) => to === inviter);

  const first = randomUUID();
  for (const key of [first, first]) await giveUp(key);
  expect(await open()).toMatchObject([{ invitationId, undelivered: true }]);
  expect(await messages()).toMatchObject([
    { text: expect.stringContaining(`${env.APP_URL}/settings`) as string },
  ]);

  expect(await inviteMember(owner, { email, role: "read_only" })).toEqual({ again: true });
  expect(await open()).toMatchObject([{ invitationId, role: "read_only", undelivered: false }]);
  await giveUp(randomUUID());
  expect(await messages()).toHaveLength(2);
  await inviteMember(owner, { email, role: "read_only" });
  expect(await openInvitation(await mailedToken())).toMatchObject({ status: "open" });
});

test("limits invitations to thirty a day per organization and five to one address", async () => {
  for (let i = 0; i < 5; i++) await inviteMember(owner, { email, role: "recruiter" });
  const { recruiter: other } = await hiringTeam({ role: "owner" });
  await expect(inviteMember(other, { email, role: "recruiter" })).rejects.toMatchObject({
    code: "rate_limited",
  });
  const newAddress = () => `${randomUUID()}@acme.example`;
  for (let i = 5; i < 30; i++) await inviteMember(owner, { email: newAddress(), role: "recruiter" });
  await expect(inviteMember(owner, { email: newAddress(), role: "recruiter" })).rejects.toMatchObject({
    code: "rate_limited",
  });
});
