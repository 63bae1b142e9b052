import {
  onOneLine,
  beginsCapital,
  digits,
  hasLetter,
  trimmedEnd,
  withoutSigns,
} from "@/lib/reading/language/letters";
import { contactOf } from "@/lib/contact-link";
import type { NameFound } from "./name";
import type { Line } from "@/lib/reading/language/line";
import { contactLines, afterLabel, headingKind } from "./sections";
import { fragments, fieldSigns, type Fragment, fragment } from "@/lib/reading/language/fragments";
import { overlap, isWithin } from "@/lib/reading/language/mask";
import { dateRangesIn } from "@/lib/reading/language/dates";
import {
  namesWork,
  hasOrganizationMark,
  isHeaderWord,
  isQualifier,
  wordsIn,
} from "@/lib/reading/language/job-words";
import { isCity, isCountryCode, isRegion } from "@/lib/reading/language/places";
import { regex, anyWord } from "@/lib/reading/language/lists";
import { nationalitiesIn } from "@/lib/reading/language/nationalities";
import { anyOf as phrases } from "@/lib/reading/language/phrases";
import { referees } from "@/lib/reading/language/everywhere/name-words";
import { bareHostEndings } from "@/lib/reading/language/everywhere/profile-sites";
import type { Profile } from "./profile";
import { tidy } from "@/lib/reading/language/lines";

type Field = Profile["emails"][number];
type Contacts = Pick<Profile, "emails" | "phones" | "links">;

const email =
  /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d.-]{0,190}[\p{L}\d])?\.[a-z]{2,}/giu;
const path = "[^\\s<>()[\\]\"',;|]";
const host = `(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+(?:${anyWord(bareHostEndings)})`;
const address = new RegExp(
  `(?:https?:\\/\\/|www\\.)${path}+|(?<![\\w@.]|\\w-{1,61})${host}(?:\\/${path}*)?(?![\\w@])`,
  "gi",
);
/** Not a date of birth, and without wider gaps than a space. */
const phone = new RegExp(
  "(?<![\\w/.-])(?!\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d(?!\\d))" +
    "\\(?(?:\\+|00)?\\s?\\(?\\d(?:[\\d./()-]| (?! )|[^\\S ](?=-)|(?<=-)[^\\S ]){5,20}\\d(?![\\w/])",
  "g",
);
const phoneLabel = regex("{contact.phone}( )?(.|:)?:?( )?¶");
const international = /^\(?(?:\+|00)/;
/** National number formats, as dialled within a country. */
const local = /^[(0]|^\d{3}[-. ]\d{3}[-. ]\d{3,4}$|^[679]\d{8}$|^[679]\d{2}(?: \d{2}){3}$/;
/** Dates, and Brazilian postcodes. */
const noPhone = /^(?:\d{1,2}[./])?(?:19|20)\d\d\D|^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d$|^\d{5}-\d{3}$/;
const underReferees = new RegExp(`^${phrases(referees)}`, "u");

/** The person's own contacts, written or behind links; each once. */
export function findContacts(text: string, lines: readonly Line[]): Contacts {
  const emails = findEmails(text);
  const phones = findPhones(lines);
  const links = findLinks(lines, emails);
  const behind = findLinked(lines, [...emails, ...phones, ...links]);
  // A mailbox that a narrow column breaks is whole behind the link.
  const isRest = ({ value }: Field) =>
    behind.emails.some((whole) => whole.value.length > value.length && whole.value.endsWith(value));
  return {
    emails: distinct(ownFields([...emails.filter((each) => !isRest(each)), ...behind.emails], lines)),
    phones: distinct(ownFields([...phones, ...behind.phones], lines)),
    links: distinct([...links, ...behind.links]),
  };
}

/** Keeps the first of each address and number: pages repeat their headers. */
function distinct(fields: Field[]): Field[] {
  return fields.filter(({ value }, index) => fields.findIndex((other) => other.value === value) === index);
}

/** E-mail addresses anywhere in the document. */
export function findEmails(text: string): Field[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(email)].map(({ 0: mail, index }) => field(mail.toLowerCase(), index, mail));
}

/** Web addresses: anywhere with a path or a scheme; bare host names ("jane.dev") only among the contact data. */
export function findLinks(lines: readonly Line[], emails: readonly Field[]): Field[] {
  const contact = new Set(contactLines(lines));
  return lines
    .filter(({ low }) => low.includes("."))
    .flatMap((line) =>
      [...line.text.matchAll(address)].flatMap(({ 0: url, index }) => {
        const value = trimmedEnd(url, ".,;:");
        const link = field(value, line.start + index, value);
        const isCertain = contact.has(line) || /^(?:https?:|www\.)|\/./i.test(value);
        return isCertain && !emails.some(({ span }) => overlap(span, link.span)) ? link : [];
      }),
    );
}

/** Telephone numbers among the contact data, after a label, or in international form. Never a range of years. */
export function findPhones(lines: readonly Line[]): Field[] {
  const contact = new Set(contactLines(lines));
  // A footer has the address and the number on one line, or on adjacent lines.
  for (const [at, { text }] of lines.entries())
    if (text.includes("@")) for (const line of lines.slice(Math.max(0, at - 1), at + 2)) contact.add(line);
  return lines.flatMap((line) =>
    [...line.text.matchAll(phone)].flatMap(({ 0: text, index }) => {
      // "CA 94588 (555) 123-4567": a postcode may be before it.
      const starts = [0, ...[...text.matchAll(/ (?=[(+])/g)].map((gap) => gap.index)];
      return (
        starts.flatMap((start) => numberAt(line, text.slice(start), index + start, contact) ?? [])[0] ?? []
      );
    }),
  );
}

/**
 * What stands behind links: mailboxes and telephone numbers, and addresses of the web among the contact data. Not where
 * the text itself is one of the `written` contacts: what a page shows counts.
 */
function findLinked(lines: readonly Line[], written: readonly Field[]): Contacts {
  const contact = new Set(contactLines(lines));
  const found: Contacts = { emails: [], phones: [], links: [] };
  for (const line of lines)
    for (const { link, start, end } of line.runs) {
      const span = { start, end };
      const isWritten = written.some((each) => overlap(each.span, span));
      const shown = line.text.slice(start - line.start, end - line.start);
      const behind = link && !isWritten ? contactOf(link, shown) : null;
      if (!behind || (behind.kind === "links" && !contact.has(line))) continue;
      found[behind.kind].push({ value: behind.value, span });
    }
  return found;
}

function numberAt(line: Line, text: string, index: number, contact: ReadonlySet<Line>): Field | null {
  const from = text.includes(")") ? text.length - text.trimStart().length : text.search(/[+\d]/);
  const value = trimmedEnd(text.slice(from), " -./(");
  const isPhone =
    international.test(value) ||
    (contact.has(line) && (local.test(value) || isAlone(value, line))) ||
    phoneLabel.test(line.low.slice(0, index + from));
  const count = value.replace(/\D/g, "").length;
  if (!isPhone || count < 7 || count > 15 || noPhone.test(value.replace(/^\D+/, ""))) return null;
  return field(tidy(value), line.start + index + from, value);
}

/** Whether ten digits or more without any sign are all that a line says beside an e-mail address and other fields. */
const isAlone = (value: string, line: Line) =>
  value.length > 9 &&
  withoutSigns(value, digits) === "" &&
  (line.text === value ||
    (line.text.includes("@") && fragments(line, fieldSigns).some(({ text }) => text === value)));

/** The e-mail addresses or numbers that are the person's own: among the contact data, or else not of a referee. */
function ownFields(fields: readonly Field[], lines: readonly Line[]): Field[] {
  const contact = contactLines(lines);
  const among = fields.filter(({ span }) => contact.some((line) => isWithin(span, line)));
  const isReferees = ({ span }: Field) =>
    lines.some(({ low, start, end }) => start <= span.start && span.start < end && underReferees.test(low)) ||
    underReferees.test(lines.findLast(({ heading, start }) => heading && start <= span.start)?.low ?? "");
  return among.length ? among : fields.filter((each) => !isReferees(each));
}

const field = (value: string, start: number, { length }: string): Field => ({
  value,
  span: { start, end: start + length },
});

type Roles = Profile["roles"];

/** Contact data is among this many first lines. */
const reach = 60;
const placeLabel = afterLabel("contact.place");
const postcode = /(?:^|[\s,])(?:[a-z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}(?:-\d{3,4})?\s+\p{L}/iu;
/** "SW1A 1AA", "São Paulo/SP". */
const certain = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|^\p{Lu}[\p{L} ]+\/[A-Z]{2}$/u;
const cityAndRegion =
  /^\p{Lu}[\p{L} .'-]{1,40},\s*\p{Lu}[\p{L} .'-]{1,40}(?:\s+\d{5})?(?:,\s*\p{Lu}[\p{L} .'-]{1,30})?$/u;

/** Where the person lives: a labelled line, "City, Country" or a postcode with a city among the contact data. */
export function findLocation(lines: readonly Line[], name: string | null, roles: Roles): Profile["location"] {
  const labelled = contactLines(lines.slice(0, reach)).flatMap((line) => {
    const label = placeLabel(line.low);
    const afterLabel = label ? fragment(line, label) : null;
    return (afterLabel && fragments(afterLabel, fieldSigns)[0]) ?? [];
  });
  const isNationality = ({ low }: Fragment) => nationalitiesIn(low)[0]?.word === low;
  const places = placesAmongContacts(lines, roles).filter(
    (part) => !name?.includes(tidy(part.text)) && !isNationality(part),
  );
  const place =
    labelled.find(({ text }) => hasLetter(text) && !text.includes("@")) ??
    places.find(looksLikePlace) ??
    places[0];
  return place ? { value: onOneLine(place.text), span: { start: place.start, end: place.end } } : null;
}

/** Every part of the contact data that looks like a place, excluding lines of roles. */
export const placesAmongContacts = (lines: readonly Line[], roles: Roles): Fragment[] =>
  contactLines(lines.slice(0, reach))
    .filter((line) => !roles.some(({ span }) => isWithin(line, span)))
    .flatMap((line, index, contact) => {
      const parts = fragments(line, fieldSigns);
      const isBeside = contact.slice(Math.max(0, index - 1), index + 2).some(hasEmailOrPhone);
      const isPlace = (part: Fragment) =>
        looksLikePlace(part) ||
        isTown(part) ||
        (hasEmailOrPhone(line) && looksLikeCity(part)) ||
        (isBeside && isCityWithCode(part));
      // "Accountant, Nairobi" under a name.
      const last = parts.flatMap((part) => fragment(part, part.text.lastIndexOf(",") + 1) ?? []);
      return [...parts.filter(isPlace), ...(index < 3 ? last.filter(({ low }) => isCity(low)) : [])];
    });

/** "Ghent, BE" */
const isCityWithCode = (part: Fragment) =>
  cityAndRegion.test(part.text) && isCountryCode(part.text.slice(-2)) && part.text.at(-4) === ",";

/** What may follow a town's name: "Paris 11e", "Lyon (69)", "Sydney NSW 2000", "London SW1A 1AA". */
const district =
  /(?:(?<!\s)\s+)?\([^()]*\)$|(?<![\s,(])[\s,(]+(?:[a-z]{2,3}\s+)?[a-z]{0,2}\d[\da-z]*(?:\s\d[a-z]{2})?\)?$/;

/** A part that is only a town or region, "London", "Germany", even on a line without e-mail or phone. */
const isTown = ({ text, low }: Fragment) => {
  if (text.length > 50 || !beginsCapital(text)) return false;
  const bare = low.replace(district, "");
  return isCity(bare) || (bare.length > 3 && isRegion(bare));
};

const years = /(?:\d\d[-/.])?(?:19|20)\d\d\s*-\s*(?:\d\d[-/.])?(?:19|20)\d\d/g;
const hasEmailOrPhone = ({ text }: Fragment) => /@\p{L}|\+?\d[\d ()/-]{9,}/u.test(text.replace(years, ""));

/** "Hamburg" on a line with an e-mail address or a telephone number. */
const looksLikeCity = ({ text, low }: Fragment) =>
  /^\p{Lu}\p{L}+(?:[ -]\p{L}+){0,2}$/u.test(text) &&
  !headingKind(low) &&
  !wordsIn(low).some((word) => isQualifier(word) || isHeaderWord(word));

/** "Leeds, United Kingdom", "50674 Köln", "São Paulo/SP". */
export function looksLikePlace({ text, low }: Fragment): boolean {
  if (text.length > 70 || text.includes("@") || namesWork(low) || hasOrganizationMark(low)) return false;
  const [, region = "", country = region] = trimmedEnd(low, " 0123456789").split(/,\s*/);
  const isKnown = isRegion(region) || isRegion(country);
  return postcode.test(text) || certain.test(text) || (cityAndRegion.test(text) && isKnown);
}

/** The person's headline: the first short line of the header that names an occupation. */
export function findHeadline(lines: readonly Line[], name: NameFound | null): Profile["headline"] {
  for (const line of lines.filter(({ section }) => section === "header").slice(0, 10)) {
    if (line.text.length > 140 || line.heading || line.bullet || line.text.endsWith(".")) continue;
    const parts = fragments(line, /[|•\t]|\s{3,}/g)
      .filter((part) => !name || !overlap(part, name.span))
      .filter(({ text, low }) => !/[@:]|\d{4}/.test(text) && namesWork(low));
    const [first, last = first] = [parts[0], parts.at(-1)];
    if (!first || !last || dateRangesIn(line.low).length) continue;
    const value = onOneLine(line.text.slice(first.start - line.start, last.end - line.start));
    return { value, span: { start: first.start, end: last.end } };
  }
  return null;
}
