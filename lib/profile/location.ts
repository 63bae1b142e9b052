import { beginsCapital, hasLetter, onOneLine, trimmedEnd } from "@/lib/language/letters";
import type { Profile } from "./profile";
import { fieldSigns, type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { contactLines, type PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { hasOrganizationMark, isNobody, isQualifier, namesWork, wordsIn } from "@/lib/language/job-words";
import { isCity, isRegion } from "@/lib/language/places";
import { worded } from "@/lib/language/worded";
import { afterLabel } from "./labels";

type Roles = Profile["roles"];

const placeLabel = afterLabel("contact.place");
const postcode = /(?:^|[\s,])(?:[a-z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}(?:-\d{3,4})?\s+\p{L}/iu;
/** "SW1A 1AA", "São Paulo/SP". */
const certain = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|^\p{Lu}[\p{L} ]+\/[A-Z]{2}$/u;
const cityAndRegion =
  /^\p{Lu}[\p{L} .'-]{1,40},\s*\p{Lu}[\p{L} .'-]{1,40}(?:\s+\d{5})?(?:,\s*\p{Lu}[\p{L} .'-]{1,30})?$/u;

/** Where the person lives: a labelled line, "City, Country" or a postcode with a city among the contact data. */
export function findLocation(
  lines: readonly PlacedLine[],
  name: string | null,
  roles: Roles,
): Profile["location"] {
  for (const line of contactLines(lines.slice(0, 60))) {
    const label = placeLabel(line.low);
    const told = label ? fragment(line, label) : null;
    const [value] = told ? fragments(told, fieldSigns) : [];
    if (value && hasLetter(value.text) && !value.text.includes("@")) return toField(value);
  }
  const places = placesAmongContacts(lines, roles).filter(({ text }) => !name?.includes(tidy(text)));
  const [place] = [...places.filter(looksLikePlace), ...places];
  return place ? toField(place) : null;
}

/** Every stretch of the contact data that reads as a place, those of roles left out. */
export function placesAmongContacts(lines: readonly PlacedLine[], roles: Roles): Fragment[] {
  return contactLines(lines.slice(0, 60))
    .filter((line) => !roles.some(({ span }) => line.start >= span.start && line.end <= span.end))
    .flatMap((line, index) => {
      const parts = fragments(line, fieldSigns);
      // "Accountant, Nairobi" under a name.
      const last = index < 3 ? parts.map((part) => fragment(part, part.text.lastIndexOf(",") + 1)) : [];
      return [
        ...parts.filter(
          (part) => looksLikePlace(part) || isTown(part) || (reaches(line) && looksLikeCity(part)),
        ),
        ...last.filter((part) => part !== null && isCity(part.low)),
      ] as Fragment[];
    });
}

/** What a town's name is followed by: "Paris 11e", "Lyon (69)", "Sydney NSW 2000", "London SW1A 1AA". */
const district = /\s*\([^)]*\)$|[\s,(]+(?:[a-z]{2,3}\s+)?[a-z]{0,2}\d[\da-z]*(?:\s\d[a-z]{2})?\)?$/;
const around = worded("^{people.around} | {people.aroundBehind}¶", "gu");

/** "London" and "Germany" where nothing else is said, though the line reaches nobody. */
const isTown = ({ text, low }: Fragment) => {
  if (text.length > 50 || !beginsCapital(text)) return false;
  const bare = low.replace(district, "").replace(around, "");
  return isCity(bare) || (bare.length > 3 && isRegion(bare));
};

const years = /(?:\d\d[-/.])?(?:19|20)\d\d\s*-\s*(?:\d\d[-/.])?(?:19|20)\d\d/g;
const reaches = ({ text }: Fragment) => /@\p{L}|\+?\d[\d ()/-]{9,}/u.test(text.replace(years, ""));

/** "Hamburg" between an address and a telephone number. */
const looksLikeCity = ({ text, low }: Fragment) =>
  /^\p{Lu}\p{L}+(?:[ -]\p{L}+){0,2}$/u.test(text) &&
  !wordsIn(low).some((word) => isQualifier(word) || isNobody(word));

/** "Leeds, United Kingdom", "50674 Köln", "São Paulo/SP". */
export function looksLikePlace({ text, low }: Fragment): boolean {
  if (text.length > 70 || text.includes("@") || namesWork(low) || hasOrganizationMark(low)) return false;
  if (postcode.test(text) || certain.test(text)) return true;
  if (!cityAndRegion.test(text)) return false;
  const parts = trimmedEnd(low, " 0123456789").split(/,\s*/);
  return isRegion(parts.at(-1) ?? "") || isRegion(parts[1] ?? "");
}

const toField = ({ text, start, end }: Fragment) => ({
  value: onOneLine(text),
  span: { start, end },
});
