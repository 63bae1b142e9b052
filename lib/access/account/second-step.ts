import { identityDb } from "@/lib/db/identity";
import { callAuth } from "../call-auth";
import { openedSession, type SignedInAnswer } from "../opened-session";
import { countCall } from "../rate-limit";
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
  const challenge = /(?<![^;\s])[^;\s]*two_factor=[^;]*/.exec(headers.get("cookie") ?? "")?.[0] ?? "";
  const userId = await challengedUser(challenge);
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
  if (answer.ok) return openedSession(answer, oauthQuery);
  const { code: problem, error } = (await answer.json().catch(() => ({}))) as Record<string, string>;
  if (error === "invalid_signature") return { problem: "expired" };
  if (problem === "ACCOUNT_TEMPORARILY_LOCKED") return { problem: "locked" };
  return { problem: problem === "INVALID_CODE" || problem === "INVALID_BACKUP_CODE" ? "code" : "challenge" };
}

/** The user whose password was just accepted in this browser, by better-auth's cookie, which better-auth verifies. */
async function challengedUser(challenge: string): Promise<string | null> {
  const identifier = /=([\w-]+)\./.exec(challenge)?.[1];
  if (!identifier) return null;
  const pending = await identityDb.verification.findFirst({
    where: { identifier, expiresAt: { gt: new Date() } },
    select: { value: true },
  });
  return pending?.value ?? null;
}
