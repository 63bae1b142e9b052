import { Prisma } from "@/lib/platform/db/generated/client";
import { identityDb } from "@/lib/platform/db/identity";
import { say } from "@/lib/say";
import { callAuth } from "../call-auth";
import { openedSession, type SignedInAnswer } from "../opened-session";
import { countCall } from "../rate-limit";
import { sendNotice } from "./letters";
import { RECENT_DAYS } from "./recent";
import { whilePasswordStands } from "./stored-password";

/** An authenticator code is valid for 30 s, plus one step before and after. */
const CODE_LIFETIME = { limit: 1, seconds: 120 };

/**
 * Completes a sign-in with a code from the authenticator app, or a backup code. An app's code works once (RFC 6238,
 * section 5.2). Returns `challenge` when the password has to be entered again first.
 */
export async function answerSecondStep(
  { code, oauthQuery }: { code: string; oauthQuery?: string },
  headers: Headers,
): Promise<SignedInAnswer | { problem: "code" | "locked" | "challenge" }> {
  const typed = code.replace(/\s/g, "");
  const isAppCode = /^\d{6}$/.test(typed);
  const challenge = challengeIn(headers);
  const userId = await challengedUser(headers);
  if (!userId) return { problem: "challenge" };
  if (isAppCode && (await countCall(`account:code:${userId}:${typed}`, CODE_LIFETIME)))
    return { problem: "code" };
  // Without the cookie of a session that another tab has opened: better-auth would check the code against its user.
  const from = new Headers(headers);
  from.set("cookie", challenge);
  return whilePasswordStands({ id: userId }, () => verifyCode({ typed, isAppCode, oauthQuery }, from));
}

async function verifyCode(
  { typed, isAppCode, oauthQuery }: { typed: string; isAppCode: boolean; oauthQuery?: string },
  from: Headers,
): Promise<SignedInAnswer | { problem: "code" | "locked" | "challenge" }> {
  const answer = await callAuth(isAppCode ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code", {
    from,
    withCookie: true,
    json: { code: typed, oauth_query: oauthQuery },
  });
  if (answer.ok) {
    const opened = await openedSession(answer, oauthQuery);
    // Whoever has the app keeps it.
    if ("userId" in opened)
      await identityDb.twoFactor.updateMany({ where: { userId: opened.userId }, data: { endsAt: null } });
    return opened;
  }
  const { code: problem, error } = (await answer.json().catch(() => ({}))) as Record<string, string>;
  if (error === "invalid_signature") return { problem: "expired" };
  if (problem === "ACCOUNT_TEMPORARILY_LOCKED") return { problem: "locked" };
  return { problem: problem === "INVALID_CODE" || problem === "INVALID_BACKUP_CODE" ? "code" : "challenge" };
}

const challengeIn = (headers: Headers) =>
  /(?<![^;\s])[^;\s]*two_factor=[^;]*/.exec(headers.get("cookie") ?? "")?.[0] ?? "";

/**
 * The id of the user whose password was accepted in this browser in the last minutes and who has not entered the code;
 * null when there is none. Whose challenge it is says its random identifier.
 */
export async function challengedUser(headers: Headers): Promise<string | null> {
  const identifier = /=([\w-]+)\./.exec(challengeIn(headers))?.[1];
  if (!identifier) return null;
  const pending = await identityDb.verification.findFirst({
    where: { identifier, expiresAt: { gt: new Date() } },
    select: { value: true },
  });
  return pending?.value ?? null;
}

/**
 * Has the second step end in a week, as long as a notice's link works: the owner of the mailbox does not have the app.
 * Whoever has it keeps it by entering a code.
 */
export async function endSecondStepLater(user: { id: string; email: string }): Promise<void> {
  const endsAt = new Date(Date.now() + RECENT_DAYS * 24 * 3600 * 1000);
  const { count } = await identityDb.twoFactor.updateMany({
    where: { userId: user.id, endsAt: null },
    data: { endsAt },
  });
  if (count === 0) return;
  await sendNotice(user, () => ({
    subject: say("Your authenticator app will be turned off"),
    happened: say(
      "Somebody who chose a new password through a link sent to this address says that the authenticator app of your Shortlist account is not theirs. In {days} days signing in no longer asks for its code, unless somebody signs in with it before.",
      { days: RECENT_DAYS },
    ),
  }));
}

/** Removes the second step of the account with this address if its time has come. */
export async function endOverdueSecondStep(email: string): Promise<void> {
  const ended = await identityDb.$queryRaw<{ id: string }[]>(Prisma.sql`
    WITH ended AS (
      DELETE FROM "TwoFactor" t USING "User" u
      WHERE u.id = t."userId" AND u.email = ${email} AND t."endsAt" <= now() RETURNING u.id)
    UPDATE "User" SET "twoFactorEnabled" = false WHERE id IN (SELECT id FROM ended) RETURNING id`);
  for (const { id } of ended) await sendNotice({ id, email }, secondStepEnded);
}

/** The words of the notice. */
export const secondStepEnded = () => ({
  subject: say("Signing in no longer takes a second step"),
  happened: say("The authenticator app of your Shortlist account was turned off."),
});
