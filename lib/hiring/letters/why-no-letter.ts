import * as z from "zod";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { say } from "@/lib/say";
import { type Fields, lacking } from "./fill-in";

const Address = z.email().max(254);

type Addressee = { email: string | null; erasedAt: Date | null };

/** Why somebody cannot be written to; null when they can. */
export function whyNoLetter({ email, erasedAt }: Addressee): string | null {
  if (!mailIsSent()) return say("No mail server is set up.");
  if (erasedAt) return say("This person was erased.");
  if (!email) return say("No e-mail address is known.");
  return Address.safeParse(email).success ? null : say("The e-mail address on record is not a valid one.");
}

/** The same for what is written to them: it may name a job or a calendar that there is not. */
export const whyNotAsWritten = (
  addressee: Addressee,
  letter: { subject: string; text: string },
  fields: Pick<Fields, "job" | "calendar">,
): string | null => {
  const lacks = lacking(letter, fields);
  return lacks === null ? whyNoLetter(addressee) : withoutValue[lacks]();
};

/** Why a letter cannot be sent that has a placeholder without a value. */
export const withoutValue = {
  job: () => say("It has {placeholder}, and is about no job.", { placeholder: "{job}" }),
  calendar: () =>
    say("It has {placeholder}, and whoever writes it has no link to a calendar in their account settings.", {
      placeholder: "{calendar}",
    }),
};
