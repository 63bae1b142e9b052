import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { sightOf } from "@/lib/platform/access/role-permissions";
import { useCase } from "@/lib/platform/access/use-case";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { letter } from "@/lib/platform/mail/template";
import { toReader } from "@/lib/platform/mail/to-reader";
import { spokenLocale } from "@/lib/say";
import { type Rendered, rendered } from "./rendered";
import { howToUnsubscribe, unsubscribeUrls } from "./unsubscribe";

type Reader = { organizationId: string; userId: string; role: string; email: string };

/**
 * E-mails a member the notices that they may see, in their language, as the letter that `write` makes of them. Sends
 * nothing without any. Throws as `sendMail` does.
 */
export const mailMember = (
  { email, ...reader }: Reader,
  noticeIds: string[],
  write: (lines: [Rendered, ...Rendered[]]) => Omit<Parameters<typeof letter>[0], "to" | "closing">,
) =>
  toReader(email, async () => {
    const { lines } = await renderNotices(actorOf(reader), { noticeIds });
    const [first, ...more] = lines;
    if (!first) return { sent: false };
    const { page, oneClick } = unsubscribeUrls(reader);
    const mail = letter({ ...write([first, ...more]), to: email, closing: howToUnsubscribe(page) });
    await sendMail({ ...mail, unsubscribe: oneClick });
    return { sent: true };
  });

/** A member as the reader of their mail, so that it contains nothing the app would not show them. */
const actorOf = ({ organizationId, userId, role }: Omit<Reader, "email">): Actor => ({
  kind: "member",
  id: userId,
  organizationId,
  sees: sightOf(role),
  clientId: null,
  permissions: new Set(["organization:read"]),
  scopes: [],
  locale: spokenLocale(),
});

/** Renders the actor's own notices, newest first; leaves out those about something that no longer exists. */
export const renderNotices = useCase({
  name: "renderNotices",
  permission: "organization:read",
  input: z.object({ noticeIds: z.array(z.uuid()).max(100) }),
  output: z.object({ lines: z.array(z.object({ text: z.string(), path: z.string() })) }),

  async run({ actor, db }, { noticeIds }) {
    const rows = await db.notice.findMany({
      where: { id: { in: noticeIds }, userId: actor.id },
      orderBy: { at: "desc" },
    });
    return { lines: (await rendered(db, rows)).filter((line) => line !== null) };
  },
});
