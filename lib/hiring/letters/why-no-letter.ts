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

/**
 * The same for what is written to them: it may name a job or a calendar that there is not, and be about nothing they
 * applied for although they do not want to be proposed for other jobs.
 */
export const whyNotAsWritten = (
  addressee: Addressee & { optedOutAt: Date | null },
  letter: { subject: string; text: string },
  fields: Pick<Fields, "job" | "calendar">,
): string | null => {
  const lacks = lacking(letter, fields);
  if (lacks) return withoutValue[lacks]();
  return whyNoLetter(addressee) ?? (fields.job ? null : whyNotAlone(addressee));
};

/** Why somebody is not written to about no application. */
export const whyNotAlone = ({ optedOutAt }: { optedOutAt: Date | null }) =>
  optedOutAt &&
  say("They do not want to be proposed for other jobs, and this is about no application of theirs.");

/** Why a letter cannot be sent that has a placeholder without a value. */
export const withoutValue = {
  job: () => say("It names a job, and is about none."),
  calendar: () =>
    say("It has a link to a calendar, and whoever writes it has none in their account settings."),
};
