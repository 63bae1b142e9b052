import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import { env } from "@/lib/env";
import { say } from "@/lib/say";
import { choicesOf } from "./choices";
import { mailMember } from "./mail-member";

/** The member a notice is mailed to; null when they have left, have read it, or no longer want mail of it. */
const readNotice = step("readNotice", async ({ db }, { noticeId }: { noticeId: string }) => {
  const notice = await db.notice.findFirst({
    where: { id: noticeId, readAt: null },
    include: { member: { select: { role: true, choice: true, user: { select: { email: true } } } } },
  });
  if (!notice || choicesOf(notice.member.choice?.choices)[notice.kind].mail !== "at_once")
    return { reader: null };
  const { userId, at, member } = notice;
  return { reader: { userId, role: member.role, email: member.user.email, at: at.toISOString() } };
});

/** E-mails a member a notice of which they want mail immediately. Throws as `sendMail` does. */
export async function mailNotice(
  actor: Actor,
  { noticeId }: { noticeId: string },
): Promise<{ sent: boolean }> {
  const { reader } = await readNotice(actor, { noticeId });
  if (!reader) return { sent: false };
  const { at, ...member } = reader;
  const { organizationId } = actor;
  return mailMember({ ...member, organizationId }, [noticeId], ([{ text, path }]) => ({
    key: `notice-${noticeId}-${Date.parse(at)}`,
    subject: text.replace(/\.$/, ""),
    paragraphs: [text],
    action: { label: say("Open it"), url: `${env.APP_URL}${path}` },
  }));
}
