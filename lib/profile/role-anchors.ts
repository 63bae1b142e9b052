import { beginsSmall, spaced } from "@/lib/language/letters";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { type DateRange, dateRangesIn } from "@/lib/language/moments";
import { listed } from "@/lib/language/worded";
import { leadingWords, leadsToDates } from "./role-header";
import type { PlacedLine } from "./sections";
import { degreeLevel, namesSchool } from "@/lib/language/degrees";
import { isOccupation, wordsIn } from "@/lib/language/job-words";

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
    if (!range || (degreeLevel(line.low) >= 3 && namesSchool(line.low)) || learning.test(line.low)) continue;
    const before = leadIn(line, range);
    const told = fragment(line, range.end);
    const after = told && leadsToDates.test(told.low) ? null : told;
    const beside = before ?? (after && firstSentence(after));
    const words = wordsIn(beside?.low ?? "");
    // One date alone is a role's only beside nothing else, or beside an occupation in a line that is no sentence.
    const alone = !before && !after;
    const titled =
      words.length <= 10 &&
      words.some(isOccupation) &&
      (after?.text.length ?? 0) + (before?.text.length ?? 0) < 180;
    if (range.single && !alone && !titled) continue;
    // "…during\nthe 2019-2020 school year" goes on from the line before.
    if (before && !words.some(isOccupation) && (isProse(before) || (!line.bullet && beginsSmall(line.text))))
      continue;
    if (range.start > 160 && line.text.length - range.end > 2) continue;
    anchors.push({ index, range, before, after });
  }
  const plain = anchors.filter(({ index }) => !run[index]!.bullet);
  if (plain.length)
    return plain.filter((anchor) => !isSentence(run[anchor.index]!, anchor) || plain.length === 1);
  const column = Math.min(...anchors.map(({ index }) => run[index]!.indent));
  return anchors.filter(({ index }) => run[index]!.indent <= column + 1);
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

const isSentence = (line: PlacedLine, { range }: Anchor) =>
  line.text.length > 110 && line.text.endsWith(".") && range.start > 30 && range.end < line.text.length - 30;

/** A stretch up to where a description begins. */
export function firstSentence(part: Fragment): Fragment {
  const stop = /[.:]\s+(?=\S)/.exec(part.text);
  return stop && stop.index > 8 ? (fragment(part, 0, stop.index) ?? part) : part;
}
