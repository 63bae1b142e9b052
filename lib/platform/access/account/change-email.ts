import * as z from "zod";
import { identityDb } from "@/lib/platform/db/identity";
import { probeMail } from "@/lib/platform/mail/send-mail";
import { say } from "@/lib/say";
import { storedForm } from "../oauth/protocol";
import type { SignedIn } from "../signed-in";
import { checkPassword } from "./check-password";
import { CONFIRM_HOURS, sendNewAddress, sendNotice } from "./letters";
import { newToken } from "./recovery-link";

const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/**
 * Sends a confirmation link to an account's new address and tells the old one, with a link that stops it. If another
 * account has that address, only the old one is told, and the result is the same. A newer request replaces an older
 * one. Returns the problem; null on success.
 */
export async function changeEmail(
  user: SignedIn,
  { email, current }: { email: string; current: string },
): Promise<"address" | "current" | "wait" | "mail" | null> {
  const address = Email.safeParse(email);
  if (!address.success || address.data === user.email) return "address";
  const problem = await checkPassword(user.id, current);
  if (problem) return problem;
  // Checked for taken addresses too, so that the answer reveals none.
  const sends = await probeMail()
    .then(() => true)
    .catch(() => false);
  if (!sends) return "mail";
  const newEmail = address.data;
  const { token, stored } = newToken();
  const expiresAt = new Date(Date.now() + CONFIRM_HOURS * 3_600_000);
  const change = { email: newEmail, token: stored, expiresAt, createdAt: new Date() };
  await identityDb.emailChange.upsert({
    where: { userId: user.id },
    create: { userId: user.id, ...change },
    update: change,
  });
  if ((await identityDb.user.count({ where: { email: newEmail } })) === 0)
    await sendNewAddress(newEmail, token);
  await sendNotice(user, () => ({
    subject: say("A new e-mail address was entered for your account"),
    happened: say(
      "Somebody signed in to your Shortlist account entered {newEmail} as its new e-mail address, with your password. It changes when they confirm it through a link that we sent there.",
      { newEmail },
    ),
  }));
  return null;
}

const pending = (user: SignedIn, token: string) => ({
  userId: user.id,
  token: storedForm(token),
  expiresAt: { gt: new Date() },
});

/**
 * The address that this link was sent to; null for a link that was used, has expired, was replaced or stopped, or
 * belongs to another account than the one signed in.
 */
export async function newEmailOf(user: SignedIn, token: string): Promise<string | null> {
  const change = await identityDb.emailChange.findFirst({ where: pending(user, token) });
  return change?.email ?? null;
}

/** Makes the address that this link was sent to the account's, once, and tells the old one. False as `newEmailOf` null. */
export async function confirmNewEmail(user: SignedIn, token: string): Promise<boolean> {
  const email = await newEmailOf(user, token);
  if (!email) return false;
  const changed = await identityDb.$transaction(async (db) => {
    const { count } = await db.emailChange.deleteMany({ where: pending(user, token) });
    if (count === 0 || (await db.user.count({ where: { email } })) > 0) return false;
    await db.user.update({ where: { id: user.id }, data: { email, emailVerified: true } });
    return true;
  });
  if (changed)
    await sendNotice(user, () => ({
      subject: say("The e-mail address of your account was changed"),
      happened: say(
        "The e-mail address of your Shortlist account is now {updateTo} instead of {email}. The link below restores {email}.",
        { updateTo: email, email: user.email },
      ),
    }));
  return changed;
}
