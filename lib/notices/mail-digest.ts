import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { env } from "@/lib/env";
import { emit } from "@/lib/events/emit";
import { digestDue } from "@/lib/events/events";
import { sendMail } from "@/lib/mail/send-mail";
import { letter } from "@/lib/mail/template";
import { toReader } from "@/lib/mail/to-reader";
import { say } from "@/lib/say";
import { readerActor, sayNotices } from "./say-notices";
import { howToUnsubscribe, unsubscribeUrls } from "./unsubscribe";

/** Has the daily mail of that day written to each member who has something for it. */
export const requestDigests = useCase({
  name: "requestDigests",
  permission: "evaluation:record",
  input: z.object({ day: z.iso.date() }),
  output: z.object({ requested: z.int() }),

  async run(ctx, { day }) {
    const rows = await ctx.db.notice.findMany({
      where: { forDigest: true, readAt: null },
      distinct: ["userId"],
      select: { userId: true },
    });
    for (const { userId } of rows) await emit(ctx, digestDue, { userId, day });
    return { requested: rows.length };
  },
});

/** Takes what waits for a member's mail of a day: the same again when the same day is asked for again. */
const takeDigest = useCase({
  name: "takeDigest",
  permission: "evaluation:record",
  input: z.object({ userId: z.uuid(), day: z.iso.date() }),
  output: z.object({
    member: z.object({ email: z.string(), role: z.string(), organization: z.string() }).nullable(),
    noticeIds: z.array(z.uuid()),
  }),

  async run({ db }, { userId, day }) {
    await db.notice.updateMany({
      where: { userId, forDigest: true, readAt: null },
      data: { forDigest: false, digest: day },
    });
    const rows = await db.notice.findMany({
      where: { userId, digest: day, readAt: null },
      orderBy: { at: "desc" },
      take: 50,
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
  },
});

/** Mails a member what happened since their last daily mail; nothing when nothing did. Throws as `sendMail` does. */
export const mailDigest = flow({
  name: "mailDigest",
  permission: "evaluation:record",
  input: z.object({ userId: z.uuid(), day: z.iso.date() }),
  output: z.object({ sent: z.boolean() }),

  async run(actor, { userId, day }) {
    const { organizationId } = actor;
    const { member, noticeIds } = await takeDigest(actor, { userId, day });
    if (!member) return { sent: false };
    const { email, organization, role } = member;
    return toReader(email, async () => {
      const { lines } = await sayNotices(readerActor(organizationId, { userId, role }), { noticeIds });
      if (lines.length === 0) return { sent: false };
      const unsubscribe = unsubscribeUrls({ organizationId, userId });
      await sendMail({
        ...letter({
          to: email,
          key: `digest-${organizationId}-${userId}-${day}`,
          subject: say("{organization}: what happened since yesterday", { organization }),
          paragraphs: lines.map(({ text, path }) => `${text} ${env.APP_URL}${path}`),
          action: { label: say("Open notifications"), url: `${env.APP_URL}/notifications` },
          closing: howToUnsubscribe(unsubscribe.page),
        }),
        unsubscribe: unsubscribe.oneClick,
      });
      return { sent: true };
    });
  },
});
