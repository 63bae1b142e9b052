import { identityDb } from "@/lib/db/identity";

export type SignedInAnswer =
  | {
      userId: string;
      email: string;
      cookies: string[];
      /** The consent page of the request that led here. */
      consentPath: string | null;
    }
  /** The password was right, and the account asks for a code: these cookies say of whom. */
  | { secondStep: true; cookies: string[] }
  | { problem: "credentials" | "expired" };

/**
 * What better-auth's answer to a sign-in means. `oauthQuery`: the signed request it was to go on with; one that has
 * expired or was not ours opens no session.
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

/** The token in the session cookie that was set: what stands before its signature. */
function sessionToken(cookies: string[]): string {
  const value = cookies.map((each) => /session_token=([^.;]+)\./.exec(each)?.[1]).find(Boolean);
  return decodeURIComponent(value ?? "");
}
