import { pageUrl } from "@/lib/platform/access/addresses";
import * as z from "zod";
import { systemActor } from "@/lib/platform/access/system";
import { useCase } from "@/lib/platform/access/use-case";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { isSignature, sign } from "@/lib/platform/security/keys";
import { type NoticeChoices, choicesOf } from "./choices";
import { say } from "@/lib/say";

type Reader = { organizationId: string; userId: string };
const signed = ({ organizationId, userId }: Reader) => `${organizationId}.${userId}`;
const tokenOf = (reader: Reader) => `${signed(reader)}.${sign("unsubscribe", signed(reader))}`;

/** Links to end all mail of this kind, signed in or not: a page for readers, and RFC 8058 for mail programs. */
export const unsubscribeUrls = (reader: Reader) => ({
  page: pageUrl.unsubscribe(tokenOf(reader)),
  oneClick: `${env.APP_URL}/api/unsubscribe?token=${tokenOf(reader)}`,
});

/** The closing of such a mail. */
export const howToUnsubscribe = (page: string) =>
  say(
    "You choose what you are notified about under Settings, Notifications. To stop mail of this kind: {page}",
    {
      page,
    },
  );

/** The member a token was issued for; null for a forged token. */
function readerOf(token: string): Reader | null {
  const [organizationId = "", userId = "", signature = ""] = token.split(".");
  const reader = { organizationId, userId };
  return isSignature("unsubscribe", signed(reader), signature) ? reader : null;
}

const neverMail = useCase({
  name: "neverMail",
  permission: "organization:read",
  input: z.object({ userId: z.uuid() }),

  async run({ actor, db }, { userId }) {
    const { organizationId } = actor;
    const member = await db.member.findFirst({ where: { userId }, select: { choice: true } });
    if (!member) return;
    const kinds = Object.entries(choicesOf(member.choice?.choices));
    const choices = Object.fromEntries(
      kinds.map(([kind, { app }]) => [kind, { app, mail: "never" }]),
    ) as NoticeChoices;
    await db.noticeChoice.upsert({
      where: { organizationId_userId: { organizationId, userId } },
      create: { organizationId, userId, choices },
      update: { choices },
    });
    await db.notice.updateMany({ where: { userId, forDigest: true }, data: { forDigest: false } });
  },
});

/** Turns off all notice mail of an organization for the member a mail's token was issued for. Throws `not_found`. */
export async function unsubscribe(token: string): Promise<void> {
  const reader = readerOf(token);
  if (!reader) throw notFound("Link");
  await neverMail(systemActor(reader.organizationId, "mailer"), { userId: reader.userId });
}
