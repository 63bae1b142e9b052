/** Whether a text begins with a capital letter. */
export const beginsCapital = (text: string) => /^\p{Lu}/u.test(text);

/** A text with a capital at its beginning. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a text begins with a small letter, as no name or heading does. */
export const beginsSmall = (text: string) => /^\p{Ll}/u.test(text);

/** Whether a text has two adjacent letters, as every real word does. */
export const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Splits a text at white space. */
export const spaced = (text: string) => text.split(/\s+/);

/** Replaces all white space by single spaces. */
export const onOneLine = (text: string) => text.replace(/\s+/g, " ");

/** Removes the first of these endings that the word has. */
export const withoutEnd = (word: string, ...endings: string[]) =>
  word.slice(0, word.length - (endings.find((ending) => word.endsWith(ending))?.length ?? 0));

/** Whether a text ends with one of these characters. */
export const endsIn = (text: string, signs: string) => text !== "" && signs.includes(text.at(-1)!);

/** Removes these characters from the end of a text; a space among them means any white space. */
export function trimmedEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && isOne(signs, text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The same at both ends of the text. */
export function trimmed(text: string, signs: string): string {
  const rest = trimmedEnd(text, signs);
  let from = 0;
  while (from < rest.length && isOne(signs, rest[from]!)) from++;
  return rest.slice(from);
}

const isOne = (signs: string, sign: string) => signs.includes(sign) || (signs.includes(" ") && !sign.trim());

/** Removes all of these characters from a text. */
export const withoutSigns = (text: string, signs: string) =>
  [...text].filter((sign) => !signs.includes(sign)).join("");

/** Whether a text contains a letter. */
export const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Whether a word starts like a name: with a capital letter, a digit, a quotation mark or "&". */
export const isProper = (word: string) => /^[\p{Lu}\d"'&]/u.test(word);

/** Whether a text contains one of these characters. */
export const hasAny = (text: string, signs: string) => [...signs].some((sign) => text.includes(sign));

/** Removes a final full stop: of "Computer Science.", but not of "B.Sc." and "Ross Jr.". */
export const withoutFullStop = (text: string) => text.replace(/(?<=\p{Ll}{3})\.$/u, "");

/** The source of a pattern that matches just this text. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Shortens a text to at most `most` characters, cut at a word boundary. */
export const cutAtWord = (text: string, most: number) =>
  text.length > most ? text.slice(0, most).replace(/\s\S*$/, "") : text;

export const digits = "0123456789";

/** The unfinished sentence at the end of a text. */
export const sentenceOf = (lead: string) => lead.replace(/^.*[.!?;:|•]/u, "").trimStart();

/**
 * Lower case without accents, of the same length in UTF-16 units, so that offsets are valid in both: "Führungskraft"
 * gives "fuhrungskraft". ß stays; code that compares words treats it as ss.
 */
export function fold(text: string): string {
  return text
    .replaceAll("\u0130", "I")
    .toLowerCase()
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize("NFD").charAt(0))
    .replace(/[’‘]/g, "'");
}
