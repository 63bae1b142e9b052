import { fragments } from "@/lib/language/fragments";
import { contactLines, type PlacedLine } from "@/lib/profile/sections";
import type { Span } from "@/lib/language/mask";

const proper = "\\p{Lu}[\\p{L}'’.-]*";
/** A street with its number: five languages, capital letters as written. */
const streets = new RegExp(
  [
    `(?<![\\p{L}\\d])\\d{1,5}[A-Za-z]?,?\\s+(?:${proper}\\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|` +
      "Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Square|Sq|Terrace|Crescent|Close|Way|Gardens|Grove|Highway|" +
      "Parkway)(?!\\p{L})\\.?(?:,?\\s+(?:Apt|Unit|Flat|Suite|Apartment|#)\\.?\\s*\\w{1,6})?",
    `(?<!\\p{L})(?:Flat|Apt|Apartment|Unit)\\s+\\w{1,5},\\s+\\d{1,5}[^\\n|•;]{3,40}`,
    `(?<!\\p{L})(?:${proper}[ -]){0,3}\\p{L}*(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Aa]llee|[Gg]asse|` +
      "[Cc]haussee)\\s+\\d{1,3}\\s?[a-z]?(?![\\d\\p{L}])",
    "(?<![\\p{L}\\d])\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s+(?:rue|avenue|av\\.?|boulevard|bd|place|chemin|allée|" +
      `impasse|quai|route|cours|square)\\s+(?:(?:de|du|des|la|le|les|l'|d'|et)\\s?|${proper}[ -]?){1,6}`,
    "(?<!\\p{L})(?:[Cc]alle|C/|[Aa]venida|[Aa]vda\\.?|Av\\.|[Pp]laza|Pza\\.?|[Pp]aseo|[Rr]onda|[Cc]arrer|" +
      "[Rr]ua|R\\.|[Tt]ravessa|[Pp]raça|[Ll]argo|[Aa]lameda|[Ee]strada|[Rr]odovia)\\s+(?:(?:de|del|da|do|das|" +
      "dos|la|las|los|el)\\s|" +
      `${proper}[ -]?){1,6},?\\s*(?:n\\s?[º°o.]{1,2}\\s*)?\\d{1,5}(?:\\s?[-,]\\s?\\d{1,2}[º°ª]?\\s?\\p{L}{0,3})?`,
  ].join("|"),
  "gu",
);
/** "Monitoring 45 Dienste" and "Platz 2" are streets only where an address is expected. */
const shortStreets = new RegExp(
  `(?<!\\p{L})(?:${proper}[ -]){0,3}\\p{L}*(?:[Ww]eg|[Pp]latz|(?<![aeiou]|\\b[Ss]p|\\b[Ss]t|\\b[Bb])[Rr]ing|` +
    "[Dd]amm|[Uu]fer|[Hh]of)\\s+(?!(?:19|20)\\d\\d)\\d{1,4}\\s?[a-z]?(?![\\d\\p{L}])",
  "gu",
);
const postcodes = new RegExp(
  "(?<![\\p{L}\\d+/.-])(?:[A-Z]{1,2}-)?(?!(?:19|" +
    `20)\\d\\d(?!\\d))\\d{4,5}(?:-\\d{3,4})?[ ,]+${proper}(?:[ -](?:am|an|der|de|la|les|sur|do|da|dos|del|` +
    `${proper})){0,3}|(?:${proper}[ ,]+){0,3}[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?!\\p{L})|` +
    `(?:${proper} ){0,2}${proper}, [A-Z]{2} \\d{5}(?:-\\d{4})?|(?:CEP:? ?)?\\d{5}-\\d{3}(?!\\d)`,
  "gu",
);

/** Streets with numbers anywhere; among the contact data also postcodes with their towns, and what stands beside a street. */
export function addresses(text: string, lines: readonly PlacedLine[]): Span[] {
  const found = all(streets, text, 0);
  const spans = [...found];
  for (const line of contactLines(lines)) {
    const short = all(shortStreets, line.text, line.start);
    spans.push(...all(postcodes, line.text, line.start), ...short);
    for (const stretch of fragments(line, /[|•;]/g))
      if ([...found, ...short].some(({ start, end }) => start >= stretch.start && end <= stretch.end))
        spans.push(stretch);
  }
  return spans;
}

const all = (pattern: RegExp, text: string, offset: number): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].trimEnd().length,
  }));
