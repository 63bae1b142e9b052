import { trimmedEnd } from "@/lib/language/letters";
import { anyWord } from "@/lib/language/lists";
import { bareHostEndings } from "@/lib/language/everywhere/profile-sites";
import { overlap } from "@/lib/language/mask";
import { worded } from "@/lib/language/worded";
import type { Profile } from "./profile";
import { tidy } from "@/lib/language/source-text";
import { contactLines, type PlacedLine } from "./sections";

type Field = Profile["emails"][number];

const email =
  /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d.-]{0,190}[\p{L}\d])?\.[a-z]{2,}/giu;
const path = "[^\\s<>()[\\]\"',;|]";
const host = `(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+(?:${anyWord(bareHostEndings)})`;
const address = new RegExp(
  `(?:https?:\\/\\/|www\\.)${path}+|(?<![\\w@.])${host}(?:\\/${path}*)?(?![\\w@])`,
  "gi",
);
const phone = /(?<![\w/.-])(?:\+|00)?\s?\(?\d(?:[\d ./()-]|\s?-\s?){5,20}\d(?![\w/])/g;
const phoneLabel = worded("{contact.phone}( )?(.|:)?:?( )?¶");
/** How numbers are written that are dialled within a country. */
const local = /^[(0]|^\d{3}[-. ]\d{3}[-. ]\d{3,4}$|^[679]\d{8}$|^[679]\d{2}(?: \d{2}){3}$/;
/** Dates, and a Brazilian postcode. */
const noPhone = /^(?:\d{1,2}[./])?(?:19|20)\d\d\D|^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d$|^\d{5}-\d{3}$/;

/** E-mail addresses anywhere in the document. */
export function findEmails(text: string): Field[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(email)].map(({ 0: found, index }) => field(found.toLowerCase(), index, found));
}

/** Web addresses: with a path or a scheme anywhere; bare host names ("jane.dev") only among the contact data. */
export function findLinks(lines: readonly PlacedLine[], emails: readonly Field[]): Field[] {
  const contact = new Set(contactLines(lines));
  return lines
    .filter(({ low }) => low.includes("."))
    .flatMap((line) =>
      [...line.text.matchAll(address)].flatMap(({ 0: found, index }) => {
        const value = trimmedEnd(found, ".,;:");
        const link = field(value, line.start + index, value);
        const isCertain = contact.has(line) || /^(?:https?:|www\.)|\/./i.test(value);
        return isCertain && !emails.some(({ span }) => overlap(span, link.span)) ? link : [];
      }),
    );
}

/** Telephone numbers among the contact data, after a label, or in international form. Never a range of years. */
export function findPhones(lines: readonly PlacedLine[]): Field[] {
  const contact = new Set(contactLines(lines));
  return lines.flatMap((line) =>
    [...line.text.matchAll(phone)].flatMap(({ 0: found, index }) => {
      const value = trimmedEnd(found.trim(), " -./(");
      const digits = value.replace(/\D/g, "").length;
      const isPhone =
        /^(?:\+|00)/.test(value) ||
        (contact.has(line) && local.test(value)) ||
        phoneLabel.test(line.low.slice(0, index));
      if (!isPhone || digits < 7 || digits > 15 || noPhone.test(value.replace(/^\D+/, ""))) return [];
      return field(tidy(value), line.start + index + found.indexOf(value), value);
    }),
  );
}

const field = (value: string, start: number, { length }: string): Field => ({
  value,
  span: { start, end: start + length },
});
