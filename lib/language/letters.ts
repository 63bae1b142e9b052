/** Whether a text begins with a capital letter. */
export const beginsCapital = (text: string) => /^\p{Lu}/u.test(text);

/** A text with a capital at its beginning. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether it begins with a small letter: no name and no heading does. */
export const beginsSmall = (text: string) => /^\p{Ll}/u.test(text);

/** Whether it has two letters side by side, as every word worth reading does. */
export const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** What white space parts. */
export const spaced = (text: string) => text.split(/\s+/);

/** A text with single spaces for all its white space. */
export const onOneLine = (text: string) => text.replace(/\s+/g, " ");

/** A word without the first of these endings that it has. */
export const withoutEnd = (word: string, ...endings: string[]) =>
  word.slice(0, word.length - (endings.find((ending) => word.endsWith(ending))?.length ?? 0));

/** Whether a text ends in one of these signs. */
export const endsIn = (text: string, signs: string) => text !== "" && signs.includes(text.at(-1)!);

/** A text without these signs, of which a space stands for all white space, at its end. */
export function trimmedEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && isOne(signs, text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimmed(text: string, signs: string): string {
  const rest = trimmedEnd(text, signs);
  let from = 0;
  while (from < rest.length && isOne(signs, rest[from]!)) from++;
  return rest.slice(from);
}

const isOne = (signs: string, sign: string) => signs.includes(sign) || (signs.includes(" ") && !sign.trim());

/** A text without any of these signs. */
export const withoutSigns = (text: string, signs: string) =>
  [...text].filter((sign) => !signs.includes(sign)).join("");

/** Whether a text has a letter. */
export const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Whether a word is written as names are: with a capital letter, a number or a quotation mark. */
export const isProper = (word: string) => /^[\p{Lu}\d"'&]/u.test(word);

/** Whether a text has one of these signs. */
export const hasAny = (text: string, signs: string) => [...signs].some((sign) => text.includes(sign));

/** "Computer Science." ends a sentence, "B.Sc." and "Ross Jr." do not. */
export const withoutFullStop = (text: string) => text.replace(/(?<=\p{Ll}{3})\.$/u, "");

/** Where the words of a text stand that white space parts. */
export const wordSpans = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** A text no longer than this, cut at a word. */
export const cutAtWord = (text: string, most: number) =>
  text.length > most ? text.slice(0, most).replace(/\s\S*$/, "") : text;

export const digits = "0123456789";

/** The sentence that is not yet over where these words end. */
export const sentenceOf = (lead: string) => lead.replace(/^.*[.!?;:|•]/u, "").trimStart();

/**
 * Lower case without accents, one UTF-16 unit for one, so that an offset is good in both: "Führungskraft" gives
 * "fuhrungskraft". ß stays; whoever compares words takes it for ss.
 */
export function fold(text: string): string {
  return text
    .replaceAll("\u0130", "I")
    .toLowerCase()
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize("NFD").charAt(0))
    .replace(/[’‘]/g, "'");
}
