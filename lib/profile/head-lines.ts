import { beginsSmall, spaced, beginsCapital, endsIn, isProper } from "@/lib/language/letters";
import { type DateRange, dateRangesIn } from "@/lib/language/dates";
import { listed } from "@/lib/language/lists";
import * as header from "./role-header";
import { wordsIn, hasOrganizationMark } from "@/lib/language/job-words";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { looksLikePlace } from "./contact";
import type { Line } from "@/lib/language/line";

/** A line with a role's dates, and the text before and after them. */
type Anchor = { index: number; range: DateRange; before: Fragment | null; after: Fragment | null };

/** Vocational training is education, not a role, even in a CV without headings. */
const learning = new RegExp(`^[^a-z]{0,40}(?:${header.leadingWords}[^a-z]{1,20})?${listed("training")}`, "u");

/** The lines of a run whose dates are a role's, not dates within its description. */
export function anchorsIn(run: readonly Line[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [index, line] of run.entries()) {
    const ranges = dateRangesIn(line.low);
    const range = ranges.find((each) => !each.single) ?? ranges[0];
    if (!range || learning.test(line.low)) continue;
    const before = leadIn(line, range);
    const afterDates = fragment(line, range.end);
    const after = afterDates && header.leadsToDates.test(afterDates.low) ? null : afterDates;
    const beside = before ?? after;
    const isTitled = beside && header.isOfWork(beside);
    // A single date is a role's only on its own, or beside an occupation in a line that is not a sentence.
    if (range.single && beside && !(isTitled && wordsIn(beside.low).length <= 10)) continue;
    // "…during\nthe 2019-2020 school year" continues the previous line.
    if (before && !isTitled && (isProse(before) || beginsSmall(line.text))) continue;
    anchors.push({ index, range, before, after });
  }
  const plain = anchors.filter(({ index }) => !run[index]!.bullet);
  return plain.length ? plain : anchors;
}

const lead = new RegExp(`(?:^|[\\s(,;:]|\\s-)(?:${header.leadingWords}(?:\\s*:)?\\s*[("']*){1,9}$`, "u");

/** The text before the dates, without the words that introduce them ("from", "seit", "Zeitraum:"). */
export function leadIn(line: Fragment, range: DateRange): Fragment | null {
  const leading = lead.exec(line.low.slice(0, range.start));
  return fragment(line, 0, leading ? leading.index : range.start);
}

/** Whether it has more than four words, and most of them begin with a small letter. */
const isProse = ({ text }: Fragment) => {
  const words = spaced(text);
  return words.length > 4 && words.filter((word) => beginsSmall(word)).length * 2 > words.length;
};

/** A line that could name an employer or a title: short, capitalized, no sentence, no list item. */
export function isHead(line: Line): boolean {
  if (header.isLabelledHead(line.low)) return true;
  if (line.bullet || line.text.length > 95) return false;
  const isSentence =
    endsIn(line.text, ".;,") && !hasOrganizationMark(line.low.slice(line.low.lastIndexOf(" ") + 1));
  return !isSentence && isProper(line.text) && spaced(line.text).length <= 13;
}

/**
 * The lines that name title and employer around a dated line: its own text, lines above it if the CV puts heads
 * before the dates, and lines below it while one of the two is missing.
 *
 * @param headFirst whether head lines are above the first dates of the run
 */
export function headLines(
  run: Line[],
  anchor: Anchor,
  previous: Anchor | undefined,
  next: Anchor | undefined,
  headFirst: boolean,
) {
  const own = ownParts(anchor);
  let [first, last] = [anchor.index, anchor.index];
  const above: Line[] = [];
  const below: Line[] = [];
  const isFull = () => {
    const { title, organization } = header.readRoleHeader([...above, ...own, ...below]);
    return Boolean(title && organization);
  };
  /** "Attorney, Criminal Defense" above "Acme Ltd": what looked like the employer was part of the title. */
  const isNamedBelow = (line: Line) =>
    below.length === 0 && (hasOrganizationMark(line.low) || header.afterPlace(line) < line.text.length);
  const most = own.length ? 1 : 2;
  while (headFirst && above.length < most && first - 1 > (previous?.index ?? -1) && !isFull()) {
    const line = headLine(run[first - 1]!);
    const isNear = !run[first]!.gap || (above.length === 0 && !own.some(header.isOfWork));
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

/** A line up to the end of its head, if a place ends that: "Acme Corp - Leeds, UK Managed a team of …". */
const headLine = (line: Line): Line =>
  line.bullet ? line : { ...line, ...fragment(line, 0, header.afterPlace(line)) };

const longestOwn = 80;

/** The text beside the dates on their line: before them, and after them if it looks like part of a head. */
function ownParts({ before, after }: Anchor): Fragment[] {
  const own = after && (fragment(after, 0, header.afterPlace(after)) ?? after);
  if (!before || header.leadsToDates.test(before.low)) return own ? [own] : [];
  const isPart = own && own.text.length <= longestOwn && beginsCapital(own.text) && !own.text.endsWith(".");
  return isPart ? [before, own] : [before];
}
