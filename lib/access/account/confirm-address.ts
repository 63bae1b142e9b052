import { decodeJwt } from "jose";
import { identityDb } from "@/lib/db/identity";
import { callAuth } from "../call-auth";
import { sendNotice } from "./letters";
import { say } from "@/lib/say";

/**
 * Handles the link of a confirmation e-mail: marks the address as verified, or makes a new address the account's and
 * notifies the old one. Returns the account's user; null when the link has expired, was used, or belongs to an
 * account other than the one signed in here.
 */
export async function confirmAddress(token: string, headers: Headers): Promise<{ userId: string } | null> {
  const answer = await callAuth("/verify-email", {
    from: headers,
    withCookie: true,
    search: new URLSearchParams({ token }),
  });
  if (!answer.ok) return null;
  // better-auth has checked the signature; both addresses are in lower case.
  const { email, updateTo } = decodeJwt<{ email: string; updateTo?: string }>(token);
  const user = await identityDb.user.findUnique({
    where: { email: updateTo ?? email },
    select: { id: true },
  });
  if (!user) return null;
  if (updateTo) {
    // Opening the link that was sent there proves the new address.
    await identityDb.user.update({ where: { id: user.id }, data: { emailVerified: true } });
    await sendNotice(email, () => ({
      subject: say("The e-mail address of your account was changed"),
      happened: say("The e-mail address of your Shortlist account is now {updateTo} instead of {email}.", {
        updateTo,
        email,
      }),
    }));
  }
  return { userId: user.id };
}
