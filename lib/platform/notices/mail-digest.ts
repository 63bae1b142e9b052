import type { Actor } from "@/lib/platform/access/actor";
import { pageUrl } from "@/lib/platform/access/addresses";
import { step } from "@/lib/platform/access/use-case";
import { env } from "@/lib/env";
import { emit } from "@/lib/platform/events/emit";
import { digestDue } from "@/lib/platform/events/events";
import { say } from "@/lib/say";
import { mailMember } from "./mail-member";

/** Requests that day's digest for each member who has notices for it. */
export const requestDigests = step("requestDigests", async (ctx, { day }: { day: string }) => {
  const rows = await ctx.db.notice.findMany({
    where: { forDigest: true, readAt: null },
    distinct: ["userId"],
    select: { userId: true },
  });
  for (const { userId } of rows) await emit(ctx, digestDue, { userId, day });
  return { requested: rows.length };
});

/** Claims the notices for a member's digest of a day. Calling it again for the same day returns the same notices. */
const takeDigest = step("takeDigest", async ({ db }, { userId, day }: { userId: string; day: string }) => {
  await db.notice.updateMany({
    where: { userId, forDigest: true, readAt: null },
    data: { forDigest: false, digest: day },
  });
  const rows = await db.notice.findMany({
    where: { userId, digest: day, readAt: null },
    orderBy: { at: "desc" },
    select: { id: true },
  });
  const member = await db.member.findFirst({
    where: { userId },
    select: {
      role: true,
      user: { select: { email: true } },
      organization: { select: { name: true } },
    },
  });
  return {
    member: member && {
      email: member.user.email,
      role: member.role,
      organization: member.organization.name,
    },
    noticeIds: rows.map(({ id }) => id),
  };
});

/** E-mails a member what happened since their last digest, if anything did. Throws as `sendMail` does. */
export async function mailDigest(
  actor: Actor,
  { userId, day }: { userId: string; day: string },
): Promise<{ sent: boolean }> {
  const { organizationId } = actor;
  const { member, noticeIds } = await takeDigest(actor, { userId, day });
  if (!member) return { sent: false };
  const { organization, ...reader } = member;
  return mailMember({ ...reader, organizationId, userId }, noticeIds, (lines) => ({
    key: `digest-${organizationId}-${userId}-${day}`,
    subject: say("{organization}: what happened since yesterday", { organization }),
    paragraphs: lines.map(({ text, path }) => `${text} ${env.APP_URL}${path}`),
    action: { label: say("Open notifications"), url: pageUrl.notifications() },
  }));
}
