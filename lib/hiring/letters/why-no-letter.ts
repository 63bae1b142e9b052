import * as z from "zod";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { say } from "@/lib/say";

const Address = z.email().max(254);

type Addressee = { email: string | null; erasedAt: Date | null };

/** Why somebody cannot be written to; null when they can. */
export function whyNoLetter({ email, erasedAt }: Addressee): string | null {
  if (!mailIsSent()) return say("No mail server is set up.");
  if (erasedAt) return say("This person was erased.");
  if (!email) return say("No e-mail address is known.");
  return Address.safeParse(email).success ? null : say("The e-mail address on record is not a valid one.");
}
