import { beginsCapital, hasLetter, onOneLine, trimmedEnd } from "@/lib/language/letters";
import type { Profile } from "./profile";
import { fieldSigns, type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { contactLines, type PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { hasOrganizationMark, isNobody, isQualifier, namesWork, wordsIn } from "@/lib/language/job-words";
import { isCity, isRegion } from "@/lib/language/places";
import { isWithin } from "@/lib/language/mask";
import { worded } from "@/lib/language/worded";
import { afterLabel } from "./labels";

type Roles = Profile["roles"];

/** Contact data stands among the first lines. */
const reach = 60;
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
  const labelled = contactLines(lines.slice(0, reach)).flatMap((line) => {
    const label = placeLabel(line.low);
    const told = label ? fragment(line, label) : null;
    return (told && fragments(told, fieldSigns)[0]) ?? [];
  });
  const places = placesAmongContacts(lines, roles).filter(({ text }) => !name?.includes(tidy(text)));
  const place =
    labelled.find(({ text }) => hasLetter(text) && !text.includes("@")) ??
    places.find(looksLikePlace) ??
    places[0];
  return place ? { value: onOneLine(place.text), span: { start: place.start, end: place.end } } : null;
}

/** Every stretch of the contact data that reads as a place, those of roles left out. */
export const placesAmongContacts = (lines: readonly PlacedLine[], roles: Roles): Fragment[] =>
  contactLines(lines.slice(0, reach))
    .filter((line) => !roles.some(({ span }) => isWithin(line, span)))
    .flatMap((line, index) => {
      const parts = fragments(line, fieldSigns);
      const isPlace = (part: Fragment) =>
        looksLikePlace(part) || isTown(part) || (reaches(line) && looksLikeCity(part));
      // "Accountant, Nairobi" under a name.
      const last = parts.flatMap((part) => fragment(part, part.text.lastIndexOf(",") + 1) ?? []);
      return [...parts.filter(isPlace), ...(index < 3 ? last.filter(({ low }) => isCity(low)) : [])];
    });

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
  const [, region = "", country = region] = trimmedEnd(low, " 0123456789").split(/,\s*/);
  const isKnown = isRegion(region) || isRegion(country);
  return postcode.test(text) || certain.test(text) || (cityAndRegion.test(text) && isKnown);
}
