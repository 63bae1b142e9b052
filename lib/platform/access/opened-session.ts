import { identityDb } from "@/lib/platform/db/identity";

export type SignedInAnswer =
  | {
      userId: string;
      email: string;
      cookies: string[];
      /** The consent page of the authorization request that led here. */
      consentPath: string | null;
    }
  /** The password was right and the account requires a code: these cookies identify the user. */
  | { secondStep: true; cookies: string[] }
  | { problem: "credentials" | "expired" };

/**
 * Reads better-auth's response to a sign-in. `oauthQuery`: the signed authorization request to continue; one that has
 * expired or is forged opens no session.
 */
export async function openedSession(answer: Response, oauthQuery?: string): Promise<SignedInAnswer> {
  const body = (await answer.json().catch(() => ({}))) as {
    url?: string;
    error?: string;
    twoFactorRedirect?: boolean;
  };
  if (!answer.ok) return { problem: body.error === "invalid_signature" ? "expired" : "credentials" };
  const cookies = answer.headers.getSetCookie();
  if (body.twoFactorRedirect) return { secondStep: true, cookies };
  const { user } = await identityDb.session.findUniqueOrThrow({
    where: { token: sessionToken(cookies) },
    select: { user: { select: { id: true, email: true } } },
  });
  return { userId: user.id, email: user.email, cookies, consentPath: (oauthQuery && body.url) || null };
}

/** Ends the session that a sign-in opened, if any, and answers as if its credentials were wrong. */
export async function undoSession(answer: object): Promise<{ problem: "credentials" }> {
  if ("userId" in answer && "cookies" in answer)
    await identityDb.session.deleteMany({ where: { token: sessionToken(answer.cookies as string[]) } });
  return { problem: "credentials" };
}

/** The token in the session cookie that was set: the part before its signature. */
export function sessionToken(cookies: string[]): string {
  const value = cookies.map((each) => /session_token=([^.;]+)\./.exec(each)?.[1]).find(Boolean);
  return decodeURIComponent(value ?? "");
}
