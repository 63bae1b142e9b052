import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { sendMail } from "@/lib/mail/send-mail";
import { letter } from "@/lib/mail/template";
import { countCall } from "../rate-limit";
import { accountKey } from "./account-key";

export const RESET_MINUTES = 30;
export const CONFIRM_HOURS = 24;

/** How many letters anybody may have us send to one address. */
const ASKED_FOR = { limit: 5, seconds: 3600 };

const at = (path: string, query: Record<string, string> = {}) =>
  `${env.APP_URL}${path}?${new URLSearchParams(query)}`.replace(/\?$/, "");
const NOT_YOU = "This was not you? Then leave it: nothing happens unless the link is opened.";

/** To an address that nobody has proven yet: of a new account, or the new one of an account. */
export const sendConfirmation = (to: string, token: string) =>
  askedFor(to, {
    subject: "Confirm your e-mail address",
    paragraphs: [
      `Confirm that ${to} is the address of your Shortlist account.`,
      `The link works for ${CONFIRM_HOURS} hours.`,
    ],
    action: { label: "Confirm this address", url: at("/verify-email", { token }) },
    closing: NOT_YOU,
  });

/** In place of a confirmation, when somebody signs up with an address that has an account. */
export const sendHasAccount = (to: string) =>
  askedFor(to, {
    subject: "You have a Shortlist account already",
    paragraphs: [
      `Somebody, perhaps you, signed up with ${to}. This address has an account, so nothing was made.`,
      "If you do not remember the password, choose a new one.",
    ],
    action: { label: "Choose a new password", url: at("/forgot-password") },
    closing: "This was not you? Then leave it: your account is as it was.",
  });

/** Where a new password is chosen, once. */
export const resetLink = (token: string) => at("/reset-password", { token });

export const sendReset = (to: string, token: string) =>
  askedFor(to, {
    subject: "Choose a new password",
    paragraphs: [
      `Somebody asked for a new password for the Shortlist account of ${to}.`,
      `The link works once, within ${RESET_MINUTES} minutes. Every browser that is signed in will be signed out.`,
    ],
    action: { label: "Choose a new password", url: resetLink(token) },
    closing: NOT_YOU,
  });

/** Tells the owner of something done to their account, so that a stranger's doing does not pass unseen. */
export async function sendNotice(to: string, subject: string, happened: string): Promise<void> {
  await sendMail(
    letter({
      to,
      key: `account-${randomUUID()}`,
      subject,
      paragraphs: [happened],
      action: { label: "Choose a new password", url: at("/forgot-password") },
      closing: "This was you? Then there is nothing to do. If it was not, choose a new password at once.",
    }),
    // What was done is done, whether or not the letter goes out.
  ).catch((error: unknown) => log.error("account notice not sent", error));
}

async function askedFor(to: string, words: Omit<Parameters<typeof letter>[0], "to" | "key">) {
  if (await countCall(`letter:${accountKey(to)}`, ASKED_FOR)) return;
  await sendMail(letter({ to, key: `account-${randomUUID()}`, ...words }));
}
