import { beginsCapital, isProper, spaced, wordSpans } from "@/lib/language/letters";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { hasOrganizationMark, namesWork } from "@/lib/language/job-words";
import { isCity, isPlaceWord, isRegion } from "@/lib/language/places";

/** A town's name has no more words than this. */
const mostWords = 3;

const isPlace = (low: string) => isRegion(low) || isPlaceWord(low);
const isTown = (low: string) => isCity(low) || isPlaceWord(low);

/** Where the town begins that a folded text ends in; null where it ends in none, or in one that is all of it. */
function beforeTown(low: string, sure: boolean): number | null {
  const [, ...starts] = wordSpans(low).map(({ start }) => start);
  const endsInTown = (at: number) =>
    sure ? isTown(low.slice(at)) : isPlaceWord(low.slice(at)) && hasOrganizationMark(low.slice(0, at));
  return starts.slice(-mostWords).find(endsInTown) ?? null;
}

/** How many words at the start of a folded text are a region: "NY" in "NY Senior Engineer". */
function regionAt(low: string): number {
  const ends = wordSpans(low).map(({ end }) => end);
  return ends.slice(0, mostWords).findLast((end) => isPlace(low.slice(0, end))) ?? 0;
}

/** What may follow a region: "NY Senior Engineer", "NY Acme Corp", but not "NY Completed a project for …". */
function isHeading({ text, low }: Fragment): boolean {
  const words = spaced(text);
  if (text.length > 60 || !beginsCapital(text)) return false;
  const capital = words.filter(isProper).length;
  return namesWork(low) || hasOrganizationMark(low) || capital * 2 > words.length;
}

/** The parts of a list without places: "Acme Corp Leeds", "UK Engineer" are Acme Corp and an engineer. */
export function withoutPlaces(parts: readonly Fragment[]): Fragment[] {
  const regions = parts.map(({ low }, index) => (index > 0 ? regionAt(low) : 0));
  return parts.flatMap((part, index) => {
    const from = regions[index]!;
    const isFollowed = (regions[index + 1] ?? 0) > 0;
    if (from === part.low.length || ((index > 0 || isFollowed) && isTown(part.low))) return [];
    const rest = fragment(part, from, beforeTown(part.low, isFollowed) ?? part.low.length);
    return rest ?? [];
  });
}

/** Where a text's first town and region end, "Acme Corp - Leeds, UK did …"; its length where it names none. */
export function afterPlace(line: Fragment): number {
  for (const { index, 0: comma } of line.low.matchAll(/\s*,\s*/g)) {
    const from = index + comma.length;
    const length = regionAt(line.low.slice(from, from + 60));
    const rest = length > 0 ? fragment(line, from + length) : null;
    if (length > 0 && !(rest && isHeading(rest))) return from + length;
  }
  return line.text.length;
}
