import type * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import { problemOf } from "@/lib/platform/telemetry/telemetry";
import type { candidateLinkRequested } from "@/lib/platform/events/events";
import { inLanguage } from "@/lib/in-language";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { letter } from "@/lib/platform/mail/template";
import { say } from "@/lib/say";
import { LINK_DAYS, newOwnLink } from "./own-link";

type Asked = Omit<z.output<typeof candidateLinkRequested.schema>, "organizationId">;

const prepare = step("prepareOwnLink", async (ctx, { candidateId }: { candidateId: string }) => {
  const { db, actor } = ctx;
  const person = await db.candidate.findFirst({
    where: { id: candidateId, erasedAt: null, email: { not: null } },
    select: { email: true },
  });
  if (!person?.email) return null;
  const { name } = await db.organization.findUniqueOrThrow({ where: { id: actor.organizationId } });
  return { to: person.email, organization: name, url: await newOwnLink(ctx, candidateId) };
});

/** Mails a candidate a link to their own page. Throws as `sendMail` does when the server cannot be reached. */
export const sendOwnLink = (mailer: Actor, { candidateId, locale, answered, applied }: Asked, key: string) =>
  inLanguage(locale, async () => {
    const link = await prepare(mailer, { candidateId });
    if (!link) return;
    const { to, organization, url } = link;
    const mail = letter({
      to,
      key: `own-page-${key}`,
      subject: answered
        ? say("Your request to {organization} was answered", { organization })
        : say("Your application to {organization}", { organization }),
      paragraphs: [
        answered
          ? say("{organization} has answered what you asked. The answer is on your own page.", {
              organization,
            })
          : applied
            ? say(
                "{organization} has your application. On your own page you see what becomes of it, what is held about you and what you can ask for.",
                { organization },
              )
            : say("This link opens your own page at {organization}, which you asked for.", { organization }),
        say("It works for {days} days. Whoever has it can read the page: do not pass it on.", {
          days: LINK_DAYS,
        }),
      ],
      action: { label: say("Open your page"), url },
      closing: applied
        ? say("If you did not apply, somebody gave your address: ask on that page to be erased.")
        : say("If you did not ask for this, ignore this e-mail: nothing happens."),
    });
    try {
      await sendMail({ ...mail, fromName: organization });
    } catch (error) {
      // A refused address has been logged, and will not be accepted later.
      if (problemOf(error) !== "invalid") throw error;
    }
  });
