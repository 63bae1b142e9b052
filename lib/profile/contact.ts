import { trimmedEnd } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import type { Profile } from "./profile";
import { tidy } from "@/lib/language/source-text";
import { contactLines, type PlacedLine } from "./sections";

type Field = Profile["emails"][number];

const email =
  /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d.-]{0,190}[\p{L}\d])?\.[a-z]{2,}/giu;
/** Endings of bare hosts: "jane.dev". */
const topLevels =
  "com|net|org|io|dev|me|eu|de|at|ch|fr|es|pt|br|co|uk|us|ca|ai|app|info|tech|design|page|xyz|cat|mx|ar|cl|be|" +
  "nl|it|pl|in";
const path = "[^\\s<>()[\\]\"',;|]";
const address = new RegExp(
  `(?:https?:\\/\\/|www\\.)${path}+|` +
    `(?<![\\w@.])(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+(?:${topLevels})(?:\\/${path}*)?(?![\\w@])`,
  "gi",
);
const phone = /(?<![\w/.-])(?:\+|00)?\s?\(?\d(?:[\d ./()-]|\s?-\s?){5,20}\d(?![\w/])/g;
const phoneLabel = worded("{contact.phone}( )?(.|:)?:?( )?¶");
const datesOnly =
  /^(?:19|20)\d\d\D{1,5}(?:19|20)?\d\d$|^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d$|^(?:\d{1,2}[./])?(?:19|20)\d\d\D/;
const brazilianPostcode = /^\d{5}-\d{3}$/;

/** E-mail addresses anywhere in the document. */
export function findEmails(text: string): Field[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(email)].map((match) =>
    field(match[0].toLowerCase(), match.index, match[0].length),
  );
}

/** Web addresses: with a path or a scheme anywhere; bare host names ("jane.dev") only among the contact data. */
export function findLinks(lines: readonly PlacedLine[], emails: readonly Field[]): Field[] {
  const contact = new Set(contactLines(lines));
  const found: Field[] = [];
  for (const line of lines) {
    if (!line.low.includes(".")) continue;
    for (const match of line.text.matchAll(address)) {
      const value = trimmedEnd(match[0], ".,;:");
      const start = line.start + match.index;
      const scheme = /^(?:https?:|www\.)|\/./i.test(value);
      const within = emails.some(({ span }) => start < span.end && start + value.length > span.start);
      if (!within && (scheme || contact.has(line))) found.push(field(value, start, value.length));
    }
  }
  return found;
}

/** Telephone numbers among the contact data, after a label, or in international form. Never a range of years. */
export function findPhones(lines: readonly PlacedLine[]): Field[] {
  const contact = new Set(contactLines(lines));
  const found: Field[] = [];
  for (const line of lines) {
    for (const match of line.text.matchAll(phone)) {
      const value = trimmedEnd(match[0].trim(), " -./(");
      const digits = value.replace(/\D/g, "").length;
      const called = phoneLabel.test(line.low.slice(0, match.index));
      const international = value.startsWith("+") || value.startsWith("00");
      const local =
        contact.has(line) &&
        /^[(0]|^\d{3}[-. ]\d{3}[-. ]\d{3,4}$|^[679]\d{8}$|^[679]\d{2}(?: \d{2}){3}$/.test(value);
      if (digits < 7 || digits > 15 || datesOnly.test(value.replace(/^\D+/, ""))) continue;
      if (brazilianPostcode.test(value)) continue;
      if (called || international || local) {
        const start = line.start + match.index + match[0].indexOf(value);
        found.push(field(tidy(value), start, value.length));
      }
    }
  }
  return found;
}

const field = (value: string, start: number, length: number): Field => ({
  value,
  span: { start, end: start + length },
});
