import type { Profile } from "@/lib/candidates/profile";
import { type Fragment, fragment, fragments } from "./fragments";
import { contactLines, type PlacedLine } from "./sections";
import { tidy } from "./source-text";
import { hasOrganizationMark, isOccupation, isQualifier, wordsIn } from "./vocabulary/job-words";
import { isRegion } from "./vocabulary/places";

const label =
  /^(?:(?:current |home |postal |street )?(?:location|address|residence|city|place of residence|based in)|wohnort|anschrift|adresse|wohnhaft in|ort|standort|ville|lieu|domicile|localisation|residence|ubicacion|direccion|domicilio|ciudad|localidad|residencia|lugar de residencia|localizacao|endereco|morada|cidade|localidade)\s*[:•|]\s*/;
const separators = /\s[-–]\s|[|•;]|\s{3,}|\s\/\s/g;
const postcode = /(?:^|[\s,])(?:[a-z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}(?:-\d{3,4})?\s+\p{L}/iu;
const britishPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;
const cityAndRegion =
  /^\p{Lu}[\p{L} .'-]{1,40},\s*\p{Lu}[\p{L} .'-]{1,40}(?:\s+\d{5})?(?:,\s*\p{Lu}[\p{L} .'-]{1,30})?$/u;

/** Where the person lives: a labelled line, "City, Country" or a postcode with a city among the contact data. */
export function findLocation(lines: readonly PlacedLine[], name: string | null): Profile["location"] {
  for (const line of contactLines(lines.slice(0, 60))) {
    const named = label.exec(line.low);
    if (named) {
      const rest = fragments(line, separators).find((part) => part.end > line.start + named[0].length);
      const from = Math.max(rest ? rest.start - line.start : 0, named[0].length);
      const value = rest ? fragment(line, from, rest.end - line.start) : null;
      if (value && /\p{L}/u.test(value.text) && !value.text.includes("@")) return toField(value);
    }
  }
  const places = placesAmongContacts(lines).filter(({ text }) => tidy(text) !== name);
  const [place] = [...places.filter(looksLikePlace), ...places];
  return place ? toField(place) : null;
}

/** Every stretch of the contact data that reads as a place. */
export function placesAmongContacts(lines: readonly PlacedLine[]): Fragment[] {
  return contactLines(lines.slice(0, 60)).flatMap((line) =>
    fragments(line, separators).filter(
      (part) => looksLikePlace(part) || (reaches(line) && looksLikeCity(part)),
    ),
  );
}

const reaches = ({ text }: Fragment) => /@\p{L}|\+?\d[\d ()/-]{9,}/u.test(text);

/** "Hamburg" between an address and a telephone number. */
const looksLikeCity = ({ text, low }: Fragment) =>
  /^\p{Lu}\p{L}+(?:[ -]\p{L}+){0,2}$/u.test(text) &&
  !wordsIn(low).some(
    (word) =>
      isQualifier(word) || /^(?:tel|phone|mobile|email|mail|linkedin|github|e-mail|handy|xing)/.test(word),
  );

/** "Leeds, United Kingdom", "50674 Köln", "São Paulo/SP". */
export function looksLikePlace({ text, low }: Fragment): boolean {
  if (text.length > 70 || text.includes("@") || wordsIn(low).some(isOccupation) || hasOrganizationMark(low))
    return false;
  if (postcode.test(text) || britishPostcode.test(text)) return true;
  if (/^\p{Lu}[\p{L} ]+\/[A-Z]{2}$/u.test(text)) return true;
  if (!cityAndRegion.test(text)) return false;
  const parts = low.replace(/\s+\d{5}$/, "").split(/,\s*/);
  return isRegion(parts.at(-1) ?? "") || isRegion(parts[1] ?? "");
}

const toField = ({ text, start, end }: Fragment) => ({
  value: text.replace(/\s+/g, " "),
  span: { start, end },
});
