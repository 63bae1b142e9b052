import { isIPv6 } from "node:net";
import { identityDb } from "@/lib/db/identity";
import { callAuth } from "../call-auth";
import type { SignedIn } from "../signed-in";
import { describeBrowser } from "./describe-browser";

export type OpenSession = {
  id: string;
  /** Firefox, Windows: as far as the browser says. */
  browser: string | null;
  system: string | null;
  address: string | null;
  signedInAt: string;
  /** To within five minutes. */
  lastUsedAt: string;
  isThis: boolean;
};

/** The browsers signed in to an account, the one that asks first, then those used last. */
export async function listSessions({ id: userId, sessionId }: SignedIn): Promise<OpenSession[]> {
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

/** IPv6 addresses are kept as the network they are in (/64), written out: shortened, and none for this machine's. */
function shortAddress(address: string | null): string | null {
  if (!address || !isIPv6(address)) return address || null;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return short === "::" ? null : short;
}

/** Signs out one of the user's other browsers, or all of them where none is named. Another's stays as it is. */
export async function endSessions(user: SignedIn, id: string | null, from: Headers): Promise<void> {
  const act = { method: "POST", from, withCookie: true } as const;
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
