import { beginsSmall, spaced } from "@/lib/language/letters";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { type DateRange, dateRangesIn } from "@/lib/language/moments";
import { listed } from "@/lib/language/worded";
import { leadingWords, leadsToDates, isOfWork } from "./role-header";
import type { PlacedLine } from "./sections";
import { wordsIn } from "@/lib/language/job-words";

/** A line whose dates are those of a role. */
export type Anchor = { index: number; range: DateRange; before: Fragment | null; after: Fragment | null };

/** Learning a trade is education, in a CV without headings too. */
const learning = new RegExp(`^[^a-z]{0,40}(?:${leadingWords}[^a-z]{1,20})?${listed("training")}`, "u");

/** The lines of a run whose dates are a role's, rather than those of something told about it. */
export function anchorsIn(run: readonly PlacedLine[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [index, line] of run.entries()) {
    const ranges = dateRangesIn(line.low);
    const range = ranges.find((found) => !found.single) ?? ranges[0];
    if (!range || learning.test(line.low)) continue;
    const before = leadIn(line, range);
    const told = fragment(line, range.end);
    const after = told && leadsToDates.test(told.low) ? null : told;
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
