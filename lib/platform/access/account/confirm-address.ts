import { decodeJwt } from "jose";
import { identityDb } from "@/lib/platform/db/identity";
import { callAuth } from "../call-auth";

/**
 * Handles the link of a new account's confirmation e-mail: marks its address as verified. Opening it again changes
 * nothing. Returns the account's user; null when the link has expired or its address is not the account's any more.
 */
export async function confirmAddress(token: string, headers: Headers): Promise<{ userId: string } | null> {
  const email = addressIn(token);
  if (!email) return null;
  const search = new URLSearchParams({ token });
  const answer = await callAuth("/verify-email", { from: headers, search });
  if (!answer.ok) return null;
  const user = await identityDb.user.findUnique({ where: { email }, select: { id: true } });
  return user && { userId: user.id };
}

/** Null for a token of better-auth's own change of address, which no session and no password would end. */
function addressIn(token: string): string | null {
  try {
    const { email, updateTo } = decodeJwt<{ email: string; updateTo?: string }>(token);
    return updateTo === undefined ? email : null;
  } catch {
    return null;
  }
}
