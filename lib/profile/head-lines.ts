import { beginsSmall, spaced, beginsCapital, endsIn, isProper } from "@/lib/language/letters";
import { type DateRange, dateRangesIn } from "@/lib/language/moments";
import { listed } from "@/lib/language/lists";
import {
  leadingWords,
  leadsToDates,
  isOfWork,
  afterPlace,
  isLabelledHead,
  readRoleHeader,
} from "./role-header";
import { wordsIn, hasOrganizationMark } from "@/lib/language/job-words";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { looksLikePlace } from "./contact";
import type { PlacedLine } from "./sections";

/** A line whose dates are those of a role. */
export type Anchor = { index: number; range: DateRange; before: Fragment | null; after: Fragment | null };

/** Learning a trade is education, in a CV without headings too. */
const learning = new RegExp(`^[^a-z]{0,40}(?:${leadingWords}[^a-z]{1,20})?${listed("training")}`, "u");

/** The lines of a run whose dates are a role's, rather than those of something told about it. */
export function anchorsIn(run: readonly PlacedLine[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [index, line] of run.entries()) {
    const ranges = dateRangesIn(line.low);
    const range = ranges.find((each) => !each.single) ?? ranges[0];
    if (!range || learning.test(line.low)) continue;
    const before = leadIn(line, range);
    const afterDates = fragment(line, range.end);
    const after = afterDates && leadsToDates.test(afterDates.low) ? null : afterDates;
    const beside = before ?? after;
    const isTitled = beside && isOfWork(beside);
    // One date alone is a role's only beside nothing else, or beside an occupation in a line that is no sentence.
    if (range.single && beside && !(isTitled && wordsIn(beside.low).length <= 10)) continue;
    // "…during\nthe 2019-2020 school year" goes on from the line before.
    if (before && !isTitled && (isProse(before) || beginsSmall(line.text))) continue;
    anchors.push({ index, range, before, after });
  }
  const plain = anchors.filter(({ index }) => !run[index]!.bullet);
  return plain.length ? plain : anchors;
}

const lead = new RegExp(`(?:^|[\\s(,;:]|\\s-)(?:${leadingWords}\\s*:?\\s*[("']*)+$`, "u");

/** What stands before the dates, without the words that lead to them ("from", "seit", "Zeitraum:"). */
export function leadIn(line: Fragment, range: DateRange): Fragment | null {
  const leading = lead.exec(line.low.slice(0, range.start));
  return fragment(line, 0, leading ? leading.index : range.start);
}

/** More words than not begin small. */
export const isProse = ({ text }: Fragment) => {
  const words = spaced(text);
  return words.length > 4 && words.filter((word) => beginsSmall(word)).length * 2 > words.length;
};

/** A line that could name an employer or a title: short, capitalized, no sentence, no list item. */
export function isHead(line: PlacedLine): boolean {
  if (isLabelledHead(line.low)) return true;
  if (line.bullet || line.text.length > 95) return false;
  const isSentence =
    endsIn(line.text, ".;,") && !hasOrganizationMark(line.low.slice(line.low.lastIndexOf(" ") + 1));
  return !isSentence && isProper(line.text) && spaced(line.text).length <= 13;
}

/**
 * The lines that name title and employer around a dated line: its own words, lines above where a CV puts the head
 * before the dates, lines below where it does not.
 *
 * @param headFirst whether head lines stand above the first dates of the run
 */
export function headLines(
  run: PlacedLine[],
  anchor: Anchor,
  previous: Anchor | undefined,
  next: Anchor | undefined,
  headFirst: boolean,
) {
  const own = ownParts(anchor);
  let [first, last] = [anchor.index, anchor.index];
  const above: PlacedLine[] = [];
  const below: PlacedLine[] = [];
  const isFull = () => {
    const { title, organization } = readRoleHeader([...above, ...own, ...below]);
    return Boolean(title && organization);
  };
  /** "Attorney, Criminal Defense" above "Acme Ltd": what looked like the employer was part of the title. */
  const isNamedBelow = (line: PlacedLine) =>
    below.length === 0 && (hasOrganizationMark(line.low) || afterPlace(line) < line.text.length);
  const most = own.length ? 1 : 2;
  while (headFirst && above.length < most && first - 1 > (previous?.index ?? -1) && !isFull()) {
    const line = headLine(run[first - 1]!);
    const isNear = !run[first]!.gap || (above.length === 0 && !own.some(isOfWork));
    if (!isHead(line) || !isNear) break;
    if (!looksLikePlace(line)) above.unshift(line);
    first--;
  }
  const mostBelow = above.length ? 1 : most;
  while (below.length < mostBelow && last + 1 < (next?.index ?? run.length)) {
    const line = headLine(run[last + 1]!);
    if (isFull() && !isNamedBelow(run[last + 1]!)) break;
    if (!isHead(line) || dateRangesIn(line.low).length) break;
    below.push(line);
    last++;
  }
  const parts: Fragment[] = [...above, ...own, ...below];
  return { parts, first, last, above: above.length, own: own.length };
}

/** A line as far as a head goes, where a place ends it: "Acme Corp - Leeds, UK Managed a team of …". */
const headLine = (line: PlacedLine): PlacedLine =>
  line.bullet ? line : { ...line, ...fragment(line, 0, afterPlace(line)) };

const longestOwn = 80;

/** What stands beside the dates on their line: before them, and after them where it goes on as a head does. */
function ownParts({ before, after }: Anchor): Fragment[] {
  const own = after && (fragment(after, 0, afterPlace(after)) ?? after);
  if (!before || leadsToDates.test(before.low)) return own ? [own] : [];
  const goesOn = own && own.text.length <= longestOwn && beginsCapital(own.text) && !own.text.endsWith(".");
  return goesOn ? [before, own] : [before];
}
