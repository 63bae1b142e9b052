import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { agentWith, everyScope, serviceAdministrator } from "../support/administrator";
import { runPipeline } from "../support/pipeline";
import { hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { acceptInvitation } from "@/lib/hiring/organizations/accept-invitation";
import { invitationUrl } from "@/lib/hiring/organizations/invitation-link";
import { inviteRecruiter } from "@/lib/hiring/organizations/invite-recruiter";
import { openInvitation } from "@/lib/hiring/organizations/open-invitation";
import { previewInvitation } from "@/lib/hiring/organizations/preview-invitation";
import { giveUpInvitation } from "@/lib/hiring/organizations/send-invitation";
import { signUpInvited } from "@/lib/hiring/organizations/sign-up-invited";

let administrator: Actor;
let organizationId: string;
let name: string;
let email: string;
const password = "correct horse battery";

beforeEach(async () => {
  ({ administrator } = await serviceAdministrator());
  ({
    organization: { id: organizationId, name },
  } = await hiringTeam());
  email = `ida-${randomUUID().slice(0, 8)}@acme.example`;
});

const invite = () => inviteRecruiter(administrator, { organizationId, email });
const mails = async () => (await mailbox!.list()).filter((mail) => mail.to === email);
/** The token in the newest mail to the address. */
async function mailedToken() {
  await runPipeline(administrator.organizationId);
  const [mail] = await mails();
  return /\/invitation\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const invitations = () => ownerDb.invitation.findMany({ where: { organizationId } });
const expire = () =>
  ownerDb.invitation.updateMany({ where: { organizationId }, data: { expiresAt: new Date(Date.now() - 1) } });

describe("inviting", () => {
  test("keeps one invitation per address, mails on every call, and reports a repeat", async () => {
    const first = await invite();
    expect(first).toMatchObject({ email, organization: name, role: "recruiter", again: false });
    expect(Date.parse(first.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    await mailedToken();
    const again = await inviteRecruiter(administrator, {
      organizationId,
      email: ` ${email.toUpperCase()}`,
      role: "admin",
    });
    expect(again).toMatchObject({ invitationId: first.invitationId, again: true, role: "admin" });
    await mailedToken();
    expect(await invitations()).toMatchObject([{ email, role: "admin", status: "pending" }]);
    expect(await mails()).toHaveLength(2);
    const trail = await ownerDb.auditEvent.findMany({
      where: { organizationId: administrator.organizationId, subjectId: first.invitationId },
      orderBy: { createdAt: "asc" },
    });
    expect(trail.map((event) => event.name)).toEqual([
      "recruiter.invited",
      "invitation.sent",
      "recruiter.invited",
      "invitation.sent",
    ]);
    expect(JSON.stringify(trail)).not.toContain(email);
  });

  test("keeps one invitation when several calls run concurrently", async () => {
    const results = await Promise.all(Array.from({ length: 6 }, invite));
    expect(new Set(results.map((result) => result.invitationId)).size).toBe(1);
    expect(results.filter((result) => !result.again)).toHaveLength(1);
    expect(await invitations()).toHaveLength(1);
  });

  test("renews an expired invitation", async () => {
    await invite();
    await expire();
    const plan = await previewInvitation(administrator, { organizationId, email });
    expect(plan.effects[0]).toMatch(/was already invited on .*; that invitation has expired/);
    expect(await invite()).toMatchObject({ again: true });
    expect(await openInvitation(await mailedToken())).toMatchObject({ status: "open" });
  });

  test("refuses members, unknown organizations and invalid addresses", async () => {
    const { user } = await ownerDb.member.findFirstOrThrow({
      where: { organizationId },
      include: { user: true },
    });
    await expect(inviteRecruiter(administrator, { organizationId, email: user.email })).rejects.toMatchObject(
      {
        code: "conflict",
      },
    );
    await expect(
      inviteRecruiter(administrator, { organizationId: randomUUID(), email }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(inviteRecruiter(administrator, { organizationId, email: "ida" })).rejects.toMatchObject({
      code: "invalid",
    });
  });

  test("refuses owners who are not service administrators, and agents without the scope or a confirmation", async () => {
    const { recruiter: owner } = await hiringTeam({ role: "owner" });
    await expect(inviteRecruiter(owner, { organizationId, email })).rejects.toMatchObject({
      code: "forbidden",
    });
    const sqlOnly = agentWith(administrator, [
      "service:recruiter",
      "service:recruiter:write",
      "service:admin:sql",
    ]);
    await expect(inviteRecruiter(sqlOnly, { organizationId, email })).rejects.toThrow(/service:recruiters/);
    const agent = agentWith(administrator, everyScope);
    await expect(inviteRecruiter(agent, { organizationId, email })).rejects.toThrow(/confirmation/);
    expect(await invitations()).toEqual([]);
  });

  test("mails once when an event is retried, and not after the invitation is used", async () => {
    const { invitationId } = await invite();
    const event = await ownerDb.outboxEvent.findFirstOrThrow({
      where: { organizationId: administrator.organizationId, name: "invitation.requested" },
    });
    expect(event.data).toEqual({ organizationId: administrator.organizationId, invitationId });
    await mailedToken();
    await ownerDb.outboxEvent.update({ where: { id: event.id }, data: { sentAt: null } });
    const token = await mailedToken();
    expect(await mails()).toHaveLength(1);
    await signUpInvited(token, { name: "Ida", password });
    await ownerDb.outboxEvent.updateMany({ where: { name: event.name }, data: { sentAt: null } });
    await runPipeline(administrator.organizationId);
    expect(await mails()).toHaveLength(1);
  });

  test("gives up no invitation that was accepted or withdrawn while its mail was tried again", async () => {
    const { invitationId } = await invite();
    const mailer = systemActor(organizationId, "mailer");
    await ownerDb.invitation.updateMany({ where: { organizationId }, data: { status: "accepted" } });
    for (const id of [invitationId, randomUUID()])
      await giveUpInvitation(mailer, { invitationId: id, key: id });
    expect(await invitations()).toMatchObject([{ undeliveredAt: null }]);
  });
});

describe("accepting", () => {
  test("creates an account for the address and a membership, once", async () => {
    await invite();
    const token = await mailedToken();
    expect(await openInvitation(token)).toMatchObject({
      organization: name,
      email,
      hasAccount: false,
      status: "open",
    });
    const { userId } = await signUpInvited(token, { name: "Ida Invited", password });
    expect(await ownerDb.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      email,
      emailVerified: true,
    });
    expect(await ownerDb.member.findMany({ where: { userId } })).toMatchObject([
      { organizationId, role: "recruiter" },
    ]);
    expect(await openInvitation(token)).toMatchObject({ status: "accepted", hasAccount: true });
    await expect(signUpInvited(token, { name: "Ida Again", password })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(acceptInvitation({ id: userId, email }, token)).rejects.toMatchObject({ code: "conflict" });
    const [event] = await ownerDb.auditEvent.findMany({
      where: { organizationId, name: "invitation.accepted" },
    });
    expect(event).toMatchObject({ actorKind: "member", actorId: userId });
  });

  test("adds someone who has an account elsewhere, with the invited role", async () => {
    await inviteRecruiter(administrator, { organizationId, email, role: "admin" });
    const token = await mailedToken();
    const user = await ownerDb.user.create({ data: { name: "Ida", email } });
    await expect(signUpInvited(token, { name: "Ida", password })).rejects.toMatchObject({ code: "conflict" });
    expect(await openInvitation(token)).toMatchObject({ status: "open", hasAccount: true });
    expect(await acceptInvitation(user, token)).toEqual({ jobId: null, organizationId });
    expect(await ownerDb.member.findMany({ where: { userId: user.id } })).toMatchObject([
      { organizationId, role: "admin" },
    ]);
  });

  test("is refused for another address than the invited one", async () => {
    await invite();
    const token = await mailedToken();
    const { recruiter } = await hiringTeam();
    const { email: other } = await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } });
    await expect(acceptInvitation({ id: recruiter.id, email: other }, token)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await invitations()).toMatchObject([{ status: "pending" }]);
  });

  test("is refused after the invitation has expired", async () => {
    await invite();
    const token = await mailedToken();
    await expire();
    expect(await openInvitation(token)).toMatchObject({ status: "expired" });
    await expect(signUpInvited(token, { name: "Ida", password })).rejects.toMatchObject({ code: "conflict" });
    expect(await ownerDb.user.count({ where: { email } })).toBe(0);
  });

  test("creates one account and one membership from five concurrent calls", async () => {
    await invite();
    const token = await mailedToken();
    const settled = await Promise.allSettled(
      Array.from({ length: 5 }, () => signUpInvited(token, { name: "Ida", password })),
    );
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of settled)
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "conflict" });
    expect(await ownerDb.user.count({ where: { email } })).toBe(1);
    expect(await ownerDb.member.count({ where: { organizationId, user: { email } } })).toBe(1);
  });

  test("is refused with any token but the mailed one", async () => {
    const { invitationId } = await invite();
    const token = await mailedToken();
    const [id = "", signature = ""] = token.split(".");
    const other = await inviteRecruiter(administrator, { organizationId, email: `x${email}` });
    const forged =
      invitationUrl({ id: invitationId, email: "mallory@evil.example" }).split("token=")[1] ?? "";
    for (const wrong of [
      "",
      id,
      `${id}.`,
      `${id}.${"A".repeat(43)}`,
      `${other.invitationId}.${signature}`,
      `${token}x`,
      ` ${token}`,
      forged,
    ])
      expect(await openInvitation(wrong)).toBeNull();
    await expect(signUpInvited(forged, { name: "M", password })).rejects.toMatchObject({ code: "not_found" });
    await expect(acceptInvitation({ id: administrator.id, email }, forged)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
