import { endOverdueSecondStep } from "./account/second-step";
import { whilePasswordStands } from "./account/stored-password";
import { callAuth } from "./call-auth";
import { openedSession, type SignedInAnswer } from "./opened-session";

type Credentials = {
  email: string;
  password: string;
  /** A signed authorization request to continue with. */
  oauthQuery?: string;
};

/**
 * Opens a session for an e-mail address and its password, or asks for the second step. Continues the authorization
 * request that led here, if any.
 */
export async function signIn(
  { email, password, oauthQuery }: Credentials,
  headers: Headers,
): Promise<SignedInAnswer> {
  const address = email.trim().toLowerCase();
  await endOverdueSecondStep(address);
  return whilePasswordStands({ email: address }, async () => {
    const json = { email: address, password, oauth_query: oauthQuery };
    return openedSession(await callAuth("/sign-in/email", { from: headers, json }), oauthQuery);
  });
}
