import { beginsSmall, spaced } from "@/lib/language/letters";
import { type DateRange, dateRangesIn } from "@/lib/language/dates";
import { listed } from "@/lib/language/lists";
import { namesWork, wordsIn } from "@/lib/language/job-words";
import { type Fragment, fragment } from "@/lib/language/fragments";
import type { Line } from "@/lib/language/line";

/** A line with the dates of an entry, null if it has none, and the text before and after them. */
export type Anchor = {
  index: number;
  range: DateRange | null;
  before: Fragment | null;
  after: Fragment | null;
};

type Dated = Anchor & { range: DateRange };

/** Words that introduce dates or state a duration. */
const leadingWords = listed("roles.leadsToDates");
const leadsToDates = new RegExp(`^\\(?${leadingWords}(?:\\s*:)?\\s*\\)?$`, "u");
/** Whether it is only a duration: "2 yrs 3 mos". */
export const isDuration = (low: string) => /\d/.test(low) && leadsToDates.test(low);

/** Vocational training is education, not a role, even in a CV without headings. */
const learning = new RegExp(`^[^a-z]{0,40}(?:${leadingWords}[^a-z]{1,20})?${listed("training")}`, "u");

/** The lines of a run whose dates are a role's, and those whose dates may be in its description. */
export function anchorsIn(run: readonly Line[]): { anchors: Dated[]; doubtful: Dated[] } {
  const sure: Dated[] = [];
  const doubtful: Dated[] = [];
  for (const [index, line] of run.entries()) {
    const ranges = dateRangesIn(line.low);
    const range = ranges.find((each) => !each.single) ?? ranges[0];
    if (!range || learning.test(line.low)) continue;
    const before = leadIn(line, range);
    const afterDates = fragment(line, range.end);
    const after = afterDates && leadsToDates.test(afterDates.low) ? null : afterDates;
    const beside = before ?? after;
    const isTitled = beside && namesWork(beside.low);
    // "…during\nthe 2019-2020 school year" continues the previous line.
    if (before && !isTitled && (isProse(before) || beginsSmall(before.text))) continue;
    const anchor = { index, range, before, after };
    // A single date is a role's only on its own, or beside an occupation in a line that is not a sentence.
    const isAlone = !beside || (isTitled && wordsIn(beside.low).length <= 10);
    if (!range.single || isAlone) sure.push(anchor);
    else if (!line.bullet && wordsIn(beside.low).length <= 10) doubtful.push(anchor);
  }
  const plain = sure.filter(({ index }) => !run[index]!.bullet);
  const anchors = plain.some(({ range }) => range.from !== null) ? plain : sure;
  const ranges = anchors.filter(({ range }) => range.from !== null);
  return ranges.length < 2
    ? { anchors, doubtful }
    : { anchors: ranges, doubtful: [...doubtful, ...anchors.filter(({ range }) => range.from === null)] };
}

const lead = new RegExp(`(?:^|[\\s(,;:]|\\s-)(?:${leadingWords}(?:\\s*:)?\\s*[("']*){1,9}$`, "u");

/** The text before the dates, without the words that introduce them ("from", "seit", "Zeitraum:"). */
export function leadIn(line: Fragment, range: DateRange): Fragment | null {
  const leading = lead.exec(line.low.slice(0, range.start));
  const end = leading ? leading.index : range.start;
  // "…, expected in 2026", "… - conclusão em 2019".
  const remark = /\s[-(|]\s*[\p{Ll} ]{2,30}$|[,;]\s*[\p{Ll} ]{2,30}$/u.exec(line.text.slice(0, end));
  const before = fragment(line, 0, remark?.index ?? end);
  // A letter alone is the picture of a calendar.
  return before && before.text.length > 1 ? before : null;
}

/** Whether it has more than four words, and most of them begin with a small letter. */
export const isProse = ({ text }: Fragment) => {
  const words = spaced(text);
  return words.length > 4 && words.filter((word) => beginsSmall(word)).length * 2 > words.length;
};
