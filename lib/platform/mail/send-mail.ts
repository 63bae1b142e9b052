import path from "node:path";
import { env } from "@/lib/env";
import { unavailable } from "@/lib/errors";
import { developmentMailbox } from "./development-mailbox";
import { codeOf, log } from "@/lib/log";
import { noteDependency } from "@/lib/platform/telemetry/dependencies";
import { problemOf, providerFailed } from "@/lib/platform/telemetry/telemetry";
import type { Mail } from "./mail";
import { openSmtp } from "./smtp";

/** A production deployment with its own database gets no development mailbox: unsent mail would look sent. */
const isDeployed = env.NODE_ENV === "production" && !env.DATABASE_EMBEDDED;

/** Stores mail when there is no mail server; null when there is one, or should be. */
export const mailbox =
  env.SMTP_URL || isDeployed ? null : developmentMailbox(path.join(env.SHORTLIST_HOME, "mail"));

const smtp = env.SMTP_URL ? openSmtp(env.SMTP_URL, env.MAIL_FROM ?? "") : null;

/** Whether mail is delivered, or at least stored in the development mailbox. */
export const mailIsSent = () => smtp !== null || mailbox !== null;

/**
 * Sends a message. Throws DomainError: `unavailable` when trying again later may help, `invalid` when the server
 * refuses this message permanently.
 */
export async function sendMail(mail: Mail): Promise<void> {
  if (!smtp) return mailbox?.keep(mail);
  try {
    await smtp.send(mail);
    noteDependency("mail");
  } catch (error) {
    providerFailed({ kind: "mail", provider: "smtp" }, problemOf(error));
    if (problemOf(error) === "unavailable") noteDependency("mail", error);
    else log.warn("mail refused", { code: codeOf(error), key: mail.key });
    throw error;
  }
}

/** Checks that the mail server accepts our login, or that there is a development mailbox. Throws DomainError. */
export async function probeMail(): Promise<void> {
  if (!mailIsSent()) throw unavailable("No mail server is set: SMTP_URL and MAIL_FROM.");
  await smtp?.probe();
}
