import { randomBytes } from "node:crypto";
import { identityDb } from "@/lib/platform/db/identity";
import { env } from "@/lib/env";
import { storedForm } from "../oauth/protocol";

/** A secret for a mailed link, and the form it is stored in. */
export function newToken() {
  const token = randomBytes(24).toString("base64url");
  return { token, stored: storedForm(token) };
}

/**
 * Creates a link to the page for choosing a new password. Works once; using it also restores `email` as the account's
 * address. Only for letters to that address, and for operators.
 */
export async function newRecoveryLink(
  { id, email }: { id: string; email: string },
  minutes: number,
): Promise<string> {
  const { token, stored } = newToken();
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await identityDb.recoveryLink.create({ data: { userId: id, email, token: stored, expiresAt } });
  return `${env.APP_URL}/reset-password?${new URLSearchParams({ token })}`;
}
