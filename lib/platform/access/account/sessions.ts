import { isIPv6 } from "node:net";
import { identityDb } from "@/lib/platform/db/identity";
import { callAuth } from "../call-auth";
import type { SignedIn } from "../signed-in";
import { describeBrowser } from "./describe-browser";

export type OpenSession = {
  id: string;
  /** For example Firefox, and Windows below; null when the browser does not say. */
  browser: string | null;
  system: string | null;
  address: string | null;
  signedInAt: string;
  /** Accurate to five minutes. */
  lastUsedAt: string;
  isThis: boolean;
};

/** The browsers signed in to an account: this one first, the others by last use. */
export async function listSessions({
  id: userId,
  sessionId,
}: Pick<SignedIn, "id" | "sessionId">): Promise<OpenSession[]> {
  const sessions = await identityDb.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    select: { id: true, userAgent: true, ipAddress: true, createdAt: true, updatedAt: true },
    orderBy: { updatedAt: "desc" },
  });
  return sessions
    .map((session) => ({
      id: session.id,
      ...describeBrowser(session.userAgent),
      address: shortAddress(session.ipAddress),
      signedInAt: session.createdAt.toISOString(),
      lastUsedAt: session.updatedAt.toISOString(),
      isThis: session.id === sessionId,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Shortens an IPv6 address, which is stored as its /64 network written out; null for this machine's own. */
function shortAddress(address: string | null): string | null {
  if (!address || !isIPv6(address)) return address || null;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return short === "::" ? null : short;
}

/** Signs out one of the user's other browsers, or all others when `id` is null. Never another user's. */
export async function endSessions(user: SignedIn, id: string | null, from: Headers): Promise<void> {
  const act = { from, withCookie: true };
  if (!id) {
    await callAuth("/revoke-other-sessions", { ...act, json: {} });
    return;
  }
  const sessions = await identityDb.session.findMany({
    where: { userId: user.id },
    select: { id: true, token: true },
  });
  const session = sessions.find((each) => each.id === id && id !== user.sessionId);
  if (session) await callAuth("/revoke-session", { ...act, json: { token: session.token } });
}
