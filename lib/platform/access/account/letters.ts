import { randomUUID } from "node:crypto";
import { createEmailVerificationToken } from "better-auth/api";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { letter } from "@/lib/platform/mail/template";
import { toReader } from "@/lib/platform/mail/to-reader";
import { say, sentence } from "@/lib/say";
import { countCall } from "../rate-limit";
import { accountKey } from "./account-key";
import { RECENT_DAYS } from "./recent";
import { newRecoveryLink } from "./recovery-link";

export const RESET_MINUTES = 30;
export const CONFIRM_HOURS = 24;

/** How many e-mails anybody may have us send to one address. */
const ASKED_FOR = { limit: 5, seconds: 3600 };

const at = (path: string, query: Record<string, string> = {}) =>
  `${env.APP_URL}${path}?${new URLSearchParams(query)}`.replace(/\?$/, "");
const NOT_YOU = sentence(
  "If this was not you, ignore this e-mail: nothing happens unless the link is opened.",
);

/** To the address of a new account. */
export const writeConfirmation = (to: string) =>
  write(to, async () => ({
    subject: say("Confirm your e-mail address"),
    paragraphs: [
      say("Confirm that {to} is the address of your Shortlist account.", { to }),
      say("The link works for {hours} hours.", { hours: CONFIRM_HOURS }),
    ],
    action: {
      label: say("Confirm this address"),
      url: at("/verify-email", { token: await confirmationToken(to) }),
    },
    closing: say(NOT_YOU),
  }));

const confirmationToken = (to: string) =>
  createEmailVerificationToken(env.BETTER_AUTH_SECRET, to, undefined, CONFIRM_HOURS * 3600);

/** To the new address of an existing account. */
export const sendNewAddress = async (to: string, token: string) => {
  if (!(await tooManyLetters(to))) await writeNewAddress(to, token);
};

const writeNewAddress = (to: string, token: string) =>
  write(to, () => ({
    subject: say("Confirm your new e-mail address"),
    paragraphs: [
      say(
        "Confirm that {to} is to be the address of your Shortlist account. You have to be signed in to it.",
        {
          to,
        },
      ),
      say("The link works once, within {hours} hours.", { hours: CONFIRM_HOURS }),
    ],
    action: { label: say("Confirm this address"), url: at("/settings/account/new-address", { token }) },
    closing: say(NOT_YOU),
  }));

/** Sent instead of a confirmation when somebody signs up with an address that has an account. */
export const writeHasAccount = (to: string) =>
  write(to, () => ({
    subject: say("You already have a Shortlist account"),
    paragraphs: [
      say(
        "Someone, possibly you, tried to sign up with {to}. This address already has an account, so no new one was created.",
        {
          to,
        },
      ),
      say("If you do not remember the password, choose a new one."),
    ],
    action: { label: say("Choose a new password"), url: at("/forgot-password") },
    closing: say("If this was not you, ignore this e-mail: your account has not changed."),
  }));

export const sendReset = async (user: Owner) => {
  if (!(await tooManyLetters(user.email))) await writeReset(user);
};

export const writeReset = (user: Owner) =>
  write(user.email, async () => ({
    subject: say("Choose a new password"),
    paragraphs: [
      say("Somebody asked for a new password for the Shortlist account of {to}.", { to: user.email }),
      say(
        "The link works once, within {minutes} minutes. Every browser that is signed in will be signed out.",
        { minutes: RESET_MINUTES },
      ),
    ],
    action: { label: say("Choose a new password"), url: await newRecoveryLink(user, RESET_MINUTES) },
    closing: say(NOT_YOU),
  }));

/**
 * Notifies the owner of a change to their account, with a link that takes the account back: an attacker's change must
 * not go unnoticed. `email`: their address before the change.
 */
export async function sendNotice(
  { id, email }: Owner,
  words: () => { subject: string; happened: string },
): Promise<void> {
  // The change has been made, whether or not the e-mail can be sent.
  await write(email, async () => {
    const { subject, happened } = words();
    const url = await newRecoveryLink({ id, email }, RECENT_DAYS * 24 * 60);
    return {
      subject,
      paragraphs: [happened],
      action: { label: say("This was not me"), url },
      closing: say(
        "If this was you, there is nothing to do. If it was not, use the link: you choose a new password, everybody else is signed out, and you decide what else may stay. It works once, within {days} days.",
        { days: RECENT_DAYS },
      ),
    };
  }).catch((error: unknown) => log.error("account notice not sent", error));
}

type Owner = { id: string; email: string };
type Written = Omit<Parameters<typeof letter>[0], "to" | "key">;
type Words = () => Written | Promise<Written>;

/** Counts a letter that somebody asks for. */
export const tooManyLetters = async (to: string): Promise<boolean> =>
  Boolean(await countCall(`letter:${accountKey(to)}`, ASKED_FOR));

const write = (to: string, words: Words) =>
  toReader(to, async () => sendMail(letter({ to, key: `account-${randomUUID()}`, ...(await words()) })));
