import { fold, hasLetter } from "@/lib/reading/language/letters";
import { type Fragment, fragment, fragments } from "@/lib/reading/language/fragments";
import { hasOrganizationMark, namesWork } from "@/lib/reading/language/job-words";
import { memoizeText } from "@/lib/reading/language/memoize";
import { spansOf } from "@/lib/reading/language/mask";
import * as places from "@/lib/reading/language/places";
import { isCity, isPlaceWord, isRegion } from "@/lib/reading/language/places";
import { looksLikePlace } from "./contact";

/** Whether a text is nothing but a place. */
export const isPlace = ({ text }: Fragment) => isPlaceText(text);

const isPlaceText = memoizeText(
  5_000,
  (text) => {
    const cell = { text, low: fold(text), start: 0, end: text.length };
    if ((looksLikePlace(cell) && !isEmployerIn(cell)) || isCity(cell.low) || isRegion(cell.low)) return true;
    if (regionAt(cell.low) === cell.low.length) return true;
    // "São Paulo / Remoto"
    const sides = text.split(" / ");
    if (sides.length > 1 && sides.every((side) => isTown(fold(side)))) return true;
    const parts = fragments(cell, /[,;]\s+/g);
    const left = withoutPlaces(parts);
    const [first] = parts;
    const isFull =
      parts.length > 1 && isAddress(first!) && !left.slice(1).some(({ end }) => end === cell.end);
    return left.length === 0 || isFull;
  },
  140,
);

/** "Penhallow Guitars, Truro, England": several words that name no known town stand before one, or before a region. */
const isEmployerIn = ({ text, low }: Fragment) => {
  const [name = "", ...rest] = low.split(",");
  const isKnown = isTown(name) || isRegion(name) || places.isTown(text.slice(0, name.length));
  return name.includes(" ") && rest.length > 0 && !isKnown && !/\d/.test(name);
};

const weak = /,\s+|(?<!\s)\s+(?:,\s*|-+\s+|\()|;\s+/g;

/** The most words that a place's name has, and more letters than those have. */
const mostWords = 3;
const longest = 80;

/** "Leeds", "Leeds (United Kingdom)". */
const isTown = (low: string) => {
  const [, town = low, region] = /^([^()]+) \(([^()]+)\)$/.exec(low) ?? [];
  // "Boston MA", "Wil SG", but not "Essen AG"
  const [, before] = /^(.{3,30}) [a-z]{2}$/.exec(low) ?? [];
  if (before && places.isTown(before) && !hasOrganizationMark(low)) return true;
  return isCity(town) || isPlaceWord(town) || (region !== undefined && isRegion(region));
};

/** Where the town at the end of a folded text begins; null without one, or if it is the whole text. */
function beforeTown(low: string, sure: boolean): number | null {
  const from = Math.max(0, low.length - longest);
  const starts = spansOf(/(?<=\s)\S+/g, low.slice(from), from).map(({ start }) => start);
  const endsInTown = (at: number) =>
    sure ? isTown(low.slice(at)) : isPlaceWord(low.slice(at)) && hasOrganizationMark(low.slice(0, at));
  return starts.slice(-mostWords).find(endsInTown) ?? null;
}

/** The length of the region at the start of a folded text, "NY" in "NY Senior Engineer"; 0 without one. */
function regionAt(low: string, isRegionName = isRegion): number {
  const ends = spansOf(/\S+/g, low.slice(0, longest)).map(({ end }) => end);
  return ends.slice(0, mostWords).findLast((end) => isRegionName(low.slice(0, end))) ?? 0;
}

/** "City", "State", which stand for places in templates; within a name only behind another: "Acme City, State Cook". */
const isRegionOrWord = (low: string) => isRegion(low) || isPlaceWord(low);

/** "School Street 8", "8 School Street", "35216 Biedenkopf": a street with a number, or a postcode with a town. */
const isAddress = ({ text, low }: Fragment) =>
  /^\d{1,6}\p{Ll}? \p{Lu}|^\p{Lu}[\p{L}.' -]{3,40} \d{1,4} ?\p{Ll}?$/u.test(text) && !namesWork(low);

/** The parts of a list without places: "Acme Corp Leeds", "UK Engineer" are Acme Corp and an engineer. */
export function withoutPlaces(parts: readonly Fragment[]): Fragment[] {
  const regions = parts.map(({ text, low }, index) => {
    const before = parts[index - 1]?.low;
    const follows = before !== undefined && isPlaceWord(before.slice(before.lastIndexOf(" ") + 1));
    const length = index > 0 ? regionAt(low, follows || isPlaceWord(low) ? isRegionOrWord : isRegion) : 0;
    // "De Vries" does not begin with Delaware.
    return length > 2 || text.slice(0, length) === text.slice(0, length).toUpperCase() ? length : 0;
  });
  return parts.flatMap((part, index) => {
    const region = regions[index]!;
    // "City of Bristol College" begins with no region.
    const from = /^ *[a-z]/.test(part.text.slice(region)) ? 0 : region;
    const isFollowed = (regions[index + 1] ?? 0) > 0;
    if (from === part.low.length || ((index > 0 || isFollowed) && isTown(part.low))) return [];
    if (index > 0 && isAddress(part)) return [];
    // A small town may be an employer's name, too: a title and an employer stand before it.
    if (index > 1 && /^\p{Lu}/u.test(part.text) && places.isTown(part.low)) return [];
    const rest = fragment(part, from, beforeTown(part.low, isFollowed) ?? part.low.length);
    // "AZ 86001" is a region with its postcode.
    return rest && (from === 0 || hasLetter(rest.text)) ? rest : [];
  });
}

/** A title or an employer without the place at its end: "Acme Ltd, Leeds", "Company Name City, State". */
export function withoutPlace(cell: Fragment): Fragment {
  const all = fragments(cell, weak);
  const parts = withoutPlaces(all);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return cell;
  // With the bracket after its last part.
  const bracket = cell.text.charAt(last.end - cell.start) === ")" ? 1 : 0;
  const end = last.end === all.at(-1)!.end ? cell.end : last.end + bracket;
  return fragment(cell, first.start - cell.start, end - cell.start) ?? cell;
}
