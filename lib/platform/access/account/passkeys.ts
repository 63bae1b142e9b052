import { identityDb } from "@/lib/platform/db/identity";
import { callAuth } from "../call-auth";
import { openedSession, type SignedInAnswer, undoSession } from "../opened-session";
import type { SignedIn } from "../signed-in";
import { checkPassword } from "./check-password";
import { sendNotice } from "./letters";
import { say } from "@/lib/say";

export type OwnPasskey = { id: string; name: string; addedAt: string };

/** The passkeys of an account, oldest first. */
export async function listPasskeys(userId: string): Promise<OwnPasskey[]> {
  const passkeys = await identityDb.passkey.findMany({
    where: { userId },
    select: { id: true, name: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return passkeys.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? "Passkey",
    addedAt: createdAt.toISOString(),
  }));
}

/** Checks the password and returns what a browser creates a passkey with (PublicKeyCredentialCreationOptions). */
export async function passkeyCreationOptions(
  user: SignedIn,
  current: string,
  from: Headers,
): Promise<Response | { problem: "current" | "wait" }> {
  const problem = await checkPassword(user.id, current);
  if (problem) return { problem };
  const search = new URLSearchParams({ name: user.email });
  return callAuth("/passkey/generate-register-options", { from, withCookie: true, search });
}

/** Adds the passkey a browser has created. Returns whether better-auth accepted it. */
export async function addPasskey(
  user: SignedIn,
  { response, name }: { response: unknown; name: string },
  from: Headers,
): Promise<boolean> {
  const json = { response, name: name.trim().slice(0, 60) || "Passkey" };
  const answer = await callAuth("/passkey/verify-registration", { from, withCookie: true, json });
  if (answer.ok)
    await sendNotice(user, () => ({
      subject: say("A passkey was added to your account"),
      happened: say(
        'The passkey "{name}" can sign in to your Shortlist account from now on. Changing the password on the account page does not remove it: removing it there does, or the link below, after which you choose what may stay.',
        { name: json.name },
      ),
    }));
  return answer.ok;
}

/** Checks the password and removes one of the user's own passkeys, never another user's. Returns the problem, or null. */
export async function removePasskey(
  user: SignedIn,
  { id, current }: { id: string; current: string },
): Promise<"current" | "wait" | "passkey-gone" | null> {
  const problem = await checkPassword(user.id, current);
  if (problem) return problem;
  const passkey = (await listPasskeys(user.id)).find((each) => each.id === id);
  if (!passkey) return "passkey-gone";
  await identityDb.passkey.deleteMany({ where: { id } });
  await sendNotice(user, () => ({
    subject: say("A passkey was removed from your account"),
    happened: say('The passkey "{name}" can no longer sign in to your Shortlist account.', {
      name: passkey.name,
    }),
  }));
  return null;
}

/** What a browser signs in with (WebAuthn, PublicKeyCredentialRequestOptions). Names no user. */
export async function passkeyRequestOptions(from: Headers): Promise<Response> {
  const answer = await callAuth("/passkey/generate-authenticate-options", { from });
  const options = (await answer.json()) as object;
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
  // The plugin would accept a device that does not verify its owner, but here a passkey counts as both steps.
  return Response.json({ ...options, userVerification: "required" }, { headers });
}

/**
 * Opens a session for a passkey's response. It counts as both steps: the device, and a fingerprint, face or PIN. Not
 * while its owner reviews the account, whose passkeys may be somebody else's.
 */
export async function signInByPasskey(
  { response, oauthQuery }: { response: unknown; oauthQuery?: string },
  from: Headers,
): Promise<SignedInAnswer> {
  const json = { response, oauth_query: oauthQuery };
  const answer = await callAuth("/passkey/verify-authentication", { from, withCookie: true, json });
  const opened = await openedSession(answer, oauthQuery);
  return "userId" in opened && (await isUnderReview(opened.userId)) ? undoSession(opened) : opened;
}

/** Whether the owner is reviewing the account. Waits for a transaction that starts it, which then ends the session. */
async function isUnderReview(userId: string): Promise<boolean> {
  const [row] = await identityDb.$queryRaw<{ since: Date | null }[]>`
    SELECT "reviewSince" AS since FROM "User" WHERE id = ${userId}::uuid FOR SHARE`;
  return row?.since != null;
}
