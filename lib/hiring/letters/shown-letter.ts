import * as z from "zod";
import type { CandidateLetter } from "@/lib/platform/db/generated/client";
import { LetterStatus } from "@/lib/platform/db/generated/enums";
import { type Fields, fillIn } from "./fill-in";
import { shownStored } from "@/lib/say";

/** A letter in the history of its application, as its reader may see it. */
export const ShownLetter = z.object({
  letterId: z.uuid(),
  status: z.enum(LetterStatus),
  subject: z.string(),
  text: z.string(),
  sentAt: z.string().nullable(),
  /** Why it was not sent, or not yet; null when there is no problem. */
  reason: z.string().nullable(),
});

export const shownLetter = (letter: CandidateLetter, fields: Fields): z.output<typeof ShownLetter> => ({
  letterId: letter.id,
  status: letter.status,
  reason: shownStored(letter.reason, letter.reasonSaid),
  subject: fillIn(letter.subject, fields),
  text: fillIn(letter.text, fields),
  sentAt: letter.sentAt?.toISOString() ?? null,
});
