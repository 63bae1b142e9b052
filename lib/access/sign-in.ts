import { identityDb } from "@/lib/db/identity";
import { callAuth } from "./call-auth";

type Credentials = {
  email: string;
  password: string;
  /** A signed request to go on with. */
  oauthQuery?: string;
};

export type SignedInAnswer =
  | {
      userId: string;
      cookies: string[];
      /** The consent page of the request. */
      consentPath: string | null;
    }
  | { problem: "credentials" | "expired" };

/**
 * Opens a session for an e-mail address and its password. With an authorization request that led here, goes on with
 * it; a request that has expired or was not ours opens no session.
 */
export async function signIn(
  { email, password, oauthQuery }: Credentials,
  headers: Headers,
): Promise<SignedInAnswer> {
  const answer = await callAuth("/sign-in/email", {
    method: "POST",
    from: headers,
    json: { email: email.trim().toLowerCase(), password, ...(oauthQuery ? { oauth_query: oauthQuery } : {}) },
  });
  const body = (await answer.json().catch(() => ({}))) as { url?: string; error?: string };
  if (!answer.ok) return { problem: body.error === "invalid_signature" ? "expired" : "credentials" };
  const user = await identityDb.user.findUniqueOrThrow({
    where: { email: email.trim().toLowerCase() },
    select: { id: true },
  });
  return {
    userId: user.id,
    cookies: answer.headers.getSetCookie(),
    consentPath: (oauthQuery && body.url) || null,
  };
}
