import { eld } from "eld/small";
import { languages } from "./languages";

/** Only the beginning of a document is used to detect its language. */
const longestLook = 8_000;
/** In a shorter text the letters do not tell. */
const shortestLook = 25;
/** ISO 639-2 code of a language that is none of those known. */
const undetermined = "und";
/** From this share on, letters of another script make the language, whatever Latin names stand between them. */
const otherScript = 0.2;

const letters = /\p{L}/gu;
const otherLetters = /[^\P{L}\p{Script=Latin}]/gu;

/**
 * ISO 639-1 code of the language a text is written in, one of sixty, or "und"; null if the text is too short
 * to tell. Takes the text as written, since accents tell languages apart.
 */
export function languageOf(text: string): string | null {
  const look = text.slice(0, longestLook);
  const count = look.match(letters)?.length ?? 0;
  const others = look.match(otherLetters) ?? [];
  if (others.length > otherScript * count) return eld.detect(others.join("")).language || undetermined;
  return count < shortestLook ? null : eld.detect(look).language || null;
}

/** Whether the rules read texts in a language; an undecided one passes for the first. */
export const isRead = (language: string | null) =>
  language === null || languages.some(({ code }) => code === language);
