import path from "node:path";
import { env } from "@/lib/env";
import { developmentMailbox } from "./development-mailbox";
import { problemOf, providerFailed } from "@/lib/telemetry/telemetry";
import type { Mail } from "./mail";
import { openSmtp } from "./smtp";

/** With a database of its own in production, mail that nobody receives would pass for mail that was sent. */
const isForReal = env.NODE_ENV === "production" && !env.DATABASE_EMBEDDED;

/** Where mail ends when there is no mail server; null where there is one, or should be. */
export const mailbox =
  env.SMTP_URL || isForReal ? null : developmentMailbox(path.join(env.SHORTLIST_HOME, "mail"));

export const smtp = env.SMTP_URL ? openSmtp(env.SMTP_URL, env.MAIL_FROM ?? "") : null;

/** Whether mail reaches anyone, or at least the development mailbox. */
export const mailIsSent = () => smtp !== null || mailbox !== null;

/**
 * Sends a message. Throws DomainError: `unavailable` when trying again later may help, `invalid` when the server
 * refuses this message for good.
 */
export async function sendMail(mail: Mail): Promise<void> {
  if (!smtp) return mailbox?.keep(mail);
  try {
    await smtp.send(mail);
  } catch (error) {
    providerFailed({ kind: "mail", provider: "smtp" }, problemOf(error));
    throw error;
  }
}
