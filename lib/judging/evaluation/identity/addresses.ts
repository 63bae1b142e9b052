import { fieldSigns, fragments } from "@/lib/reading/language/fragments";
import type { Line } from "@/lib/reading/language/line";
import { contactLines } from "@/lib/reading/profile/sections";
import { isWithin, type Span, spansOf } from "@/lib/reading/language/mask";
import { inAllLanguages, anyUnfoldedWord } from "@/lib/reading/language/lists";

const written = (list: string) => anyUnfoldedWord(inAllLanguages(`people.streets.${list}`));

/** A capitalized word, which may have hyphens; none is longer. */
const proper = "\\p{Lu}[\\p{L}'’.-]{0,60}";
const names = `(?:${written("joins")}\\s?|${proper}(?![\\p{L}'’.-]) ?){1,6}`;
const endingIn = (list: string) =>
  `(?<!\\p{L})(?:(?:${proper} ){0,3}|(?:${proper} ){0,2}${proper}-)\\p{L}*${written(list)}\\s+`;
const flat = written("flats");
/** A street with its number. */
const streets = new RegExp(
  [
    `(?<![\\p{L}\\d])\\d{1,5}[A-Za-z]?,?\\s+(?:${proper}\\s+){1,4}${written("behind")}(?!\\p{L})\\.?` +
      `(?:,?\\s+(?:${flat}|#)\\.?\\s*\\w{1,6})?`,
    `(?<!\\p{L})${flat}\\s+\\w{1,5},\\s+\\d{1,5}[^\\n|•;]{3,40}`,
    `${endingIn("endings")}\\d{1,3}\\s?[a-z]?(?![\\d\\p{L}])`,
    `(?<![\\p{L}\\d])\\d{1,4}(?:\\s?${written("numberEndings")})?,?\\s+${written("numbered")}\\s+${names}`,
    `(?<!\\p{L})${written("before")}\\s+${names},?\\s*(?:${written("numberSigns")}\\s*)?\\d{1,5}` +
      "(?:\\s?[-,]\\s?\\d{1,2}[º°ª]?\\s?\\p{L}{0,3})?",
  ].join("|"),
  "gu",
);
/** "Monitoring 45 Dienste" and "Platz 2" are streets only where an address is expected. */
const shortStreets = new RegExp(
  `${endingIn("shortEndings")}(?!(?:19|20)\\d\\d)\\d{1,4}\\s?[a-z]?(?![\\d\\p{L}])`,
  "gu",
);
const postcodes = new RegExp(
  "(?<![\\p{L}\\d+/.-])(?:[A-Z]{1,2}-)?(?!(?:19|20)\\d\\d(?!\\d))\\d{4,5}(?:-\\d{3,4})?[ ,]+" +
    `${proper}(?:[ -](?:${written("joins")}|${proper})){0,3}|` +
    `(?:${proper}[ ,]+){0,3}[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?!\\p{L})|` +
    `(?:${proper} ){0,2}${proper}, [A-Z]{2} \\d{5}(?:-\\d{4})?|` +
    `(?:${written("postcodeLabels")}:? ?)?\\d{5}-\\d{3}(?!\\d)`,
  "gu",
);

/** Streets with numbers anywhere; among contact data also postcodes with towns, and the text beside a street. */
export function addresses(text: string, lines: readonly Line[]): Span[] {
  const streetSpans = spansOf(streets, text);
  const spans = [...streetSpans];
  for (const line of contactLines(lines)) {
    const short = spansOf(shortStreets, line.text, line.start);
    spans.push(...spansOf(postcodes, line.text, line.start), ...short);
    for (const stretch of fragments(line, fieldSigns))
      if ([...streetSpans, ...short].some((street) => isWithin(street, stretch))) spans.push(stretch);
  }
  return spans;
}
