import * as z from "zod";
import { probeMail } from "@/lib/mail/send-mail";
import { callAuth } from "../call-auth";
import type { SignedIn } from "../signed-in";
import { checkPassword } from "./check-password";

const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/**
 * Sends a confirmation link to an account's new address; the address changes when the link is opened. If another
 * account has that address, nothing is sent and the result is the same. Returns the problem; null on success.
 */
export async function changeEmail(
  user: SignedIn,
  { email, current }: { email: string; current: string },
  from: Headers,
): Promise<"address" | "current" | "wait" | "mail" | null> {
  const address = Email.safeParse(email);
  if (!address.success || address.data === user.email) return "address";
  const problem = await checkPassword(user.id, current);
  if (problem) return problem;
  // better-auth hides that sending failed. Checked for taken addresses too, so that the answer reveals none.
  const sends = await probeMail()
    .then(() => true)
    .catch(() => false);
  if (!sends) return "mail";
  const answer = await callAuth("/change-email", {
    from,
    withCookie: true,
    json: { newEmail: address.data },
  });
  return answer.ok ? null : "mail";
}
