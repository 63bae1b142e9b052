import { decodeJwt } from "jose";
import { identityDb } from "@/lib/db/identity";
import { callAuth } from "../call-auth";
import { sendNotice } from "./letters";
import { say } from "@/lib/say";

/**
 * Opens the link of a confirmation letter: the address is proven, or becomes the account's when it is a new one, of
 * which the old address is told. Returns whose it is; null when the link has expired, was used, or belongs to another
 * account than the one signed in here.
 */
export async function confirmAddress(token: string, headers: Headers): Promise<{ userId: string } | null> {
  const answer = await callAuth("/verify-email", {
    method: "GET",
    from: headers,
    withCookie: true,
    search: new URLSearchParams({ token }),
  });
  if (!answer.ok) return null;
  // The signature has been checked, and both are in lower case.
  const { email, updateTo } = decodeJwt<{ email: string; updateTo?: string }>(token);
  const user = await identityDb.user.findUnique({
    where: { email: updateTo ?? email },
    select: { id: true },
  });
  if (!user) return null;
  if (updateTo) {
    // Opening the letter that was sent there is what proves it.
    await identityDb.user.update({ where: { id: user.id }, data: { emailVerified: true } });
    await sendNotice(email, () => ({
      subject: say("The e-mail address of your account was changed"),
      happened: say("Your Shortlist account is now reached at {updateTo} and no longer at {email}.", {
        updateTo,
        email,
      }),
    }));
  }
  return { userId: user.id };
}
