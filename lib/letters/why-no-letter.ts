import * as z from "zod";
import { mailIsSent } from "@/lib/mail/send-mail";

const Address = z.email().max(254);

type Addressee = { email: string | null; erasedAt: Date | null };

/** Why somebody cannot be written to; null when they can. */
export function whyNoLetter({ email, erasedAt }: Addressee): string | null {
  if (!mailIsSent()) return "No mail server is set up.";
  if (erasedAt) return "This person was erased.";
  if (!email) return "No e-mail address is known.";
  return Address.safeParse(email).success ? null : "What is known as the e-mail address is none.";
}
