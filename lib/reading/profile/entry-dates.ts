import { beginsSmall, spaced } from "@/lib/reading/language/letters";
import { type DateRange, dateRangesIn } from "@/lib/reading/language/dates";
import { isUnfinished, onOne } from "@/lib/reading/language/lines";
import { listed } from "@/lib/reading/language/lists";
import { namesWork, wordsIn } from "@/lib/reading/language/job-words";
import { degreeLevel } from "@/lib/reading/language/studies";
import { type Fragment, fragment } from "@/lib/reading/language/fragments";
import type { Line } from "@/lib/reading/language/line";

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
    const ranges = datesIn(line);
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
  // Where entries are items of a list, more items have dates than other lines.
  const [items, plain] = [true, false].map((isItem) =>
    sure.filter(({ index }) => run[index]!.bullet === isItem),
  );
  const isFull = ({ range }: Dated) => range.from !== null;
  const areItems = items!.filter(isFull).length > plain!.filter(isFull).length;
  const anchors = areItems || plain!.length === 0 ? items! : plain!;
  const full = anchors.filter(isFull);
  return full.length < 2
    ? { anchors, doubtful }
    : { anchors: full, doubtful: [...doubtful, ...anchors.filter((one) => !isFull(one))] };
}

const lead = new RegExp(`(?:^|[\\s(,;:]|\\s-)(?:${leadingWords}(?:\\s*:)?\\s*[("']*){1,9}$`, "u");

/** The text before the dates, without the words that introduce them ("from", "seit", "Zeitraum:"). */
export function leadIn(line: Fragment, range: DateRange): Fragment | null {
  const leading = lead.exec(line.low.slice(0, range.start));
  const end = leading ? leading.index : range.start;
  // "…, expected in 2026", "… - conclusão em 2019", "Graduation: 2019".
  const remark = /(?:\s[-(|]|[,;\t])(?:[\p{Ll} ]{1,30} \p{Ll}{1,3}|[\p{L} ]{2,32}:)$|^[\p{L} ]{2,32}:$/u.exec(
    line.text.slice(0, end).trimEnd(),
  );
  const isField =
    remark &&
    (namesWork(line.low.slice(remark.index, end)) || degreeLevel(line.low.slice(remark.index, end)) > 0);
  const before = fragment(line, 0, isField ? end : (remark?.index ?? end));
  // A letter alone is the picture of a calendar.
  return before && before.text.length > 1 ? before : null;
}

/** Whether it has more than four words, and most of them, short ones such as "of" aside, begin with a small letter. */
export const isProse = ({ text }: Fragment) => spaced(text).length > 4 && isMostlySmall(spaced(text));

/** Whether more than half of the words of more than three letters begin with a small letter. */
export const isMostlySmall = (words: readonly string[]) => {
  const long = words.filter(({ length }) => length > 3);
  return long.filter((word) => beginsSmall(word)).length * 2 > long.length;
};

/** The longest line that is part of a date range. */
const shortLine = 22;

/** Joins dates on several lines, "June 2010", "to", "March 2012", into one line. */
export function joinDates(section: readonly Line[]): Line[] {
  const run = section.flatMap(withDatesApart);
  const lines: Line[] = [];
  for (let index = 0; index < run.length; index++) {
    const count = [3, 2].find((some) => isDates(run.slice(index, index + some))) ?? 1;
    const stacked = count === 1 ? stackedDates(run[index]!, run[index + 1]) : null;
    const [line, last] = [stacked ?? onOne(run.slice(index, index + count)), lines.at(-1)];
    if (stacked) index++;
    if (last && isWrapped(last, line)) lines[lines.length - 1] = onOne([last, line]);
    else lines.push(line);
    index += count - 1;
  }
  return lines;
}

/** Splits a task with the dates of its entry in the column beside it, below the place: "• Led ten\t2016 - 2018". */
function withDatesApart(line: Line, at: number, section: readonly Line[]): Line[] {
  const above = section[at - 1];
  const tab = line.text.lastIndexOf("\t");
  if (!line.bullet || tab < 0 || above?.bullet || !above?.text.includes("\t")) return [line];
  const [task, dates] = [fragment(line, 0, tab), fragment(line, tab)];
  const [range] = dates ? dateRangesIn(dates.low) : [];
  const isPeriod = range && !range.single && range.start === 0 && range.end === dates!.low.length;
  return task && isPeriod && dateRangesIn(above.low).length === 0
    ? [
        { ...line, ...dates!, bullet: false },
        { ...line, ...task },
      ]
    : [line];
}

/** A line with the period between two dates one below the other: "today", "2019"; "From: 3/2015", "To: 4/2016". */
function stackedDates(line: Line, below: Line | undefined): Line | null {
  if (!below || line.text.length > mostInForm || below.text.length > mostInForm || below.gap) return null;
  const isShort = line.text.length <= shortLine && below.text.length <= shortLine;
  const orders = isShort ? [`${line.low} - ${below.low}`, `${below.low} - ${line.low}`] : [];
  const isLabelled = /^\D*:/.test(line.low) && /\d/.test(line.low) && below.low.includes(":");
  if (isLabelled) orders.push(`${line.low} | ${below.low}`);
  const isPeriod = (low: string) => {
    const [{ start, end, from, to, current, single } = noDates] = dateRangesIn(low);
    return (
      /^(?:\D+:\s*)?$/.test(low.slice(0, start)) &&
      end === low.length &&
      !single &&
      (current || (from !== null && to! > from))
    );
  };
  const low = orders.find(isPeriod);
  return low === undefined ? null : { ...line, text: low, low, end: below.end };
}

const mostInForm = 40;

const noDates: DateRange = { from: null, to: null, current: false, start: -1, end: -1, single: true };

/** Whether a narrow column broke a name between these lines: "University of", "Leeds". */
const isWrapped = (before: Line, line: Line) =>
  !line.bullet &&
  !line.gap &&
  isUnfinished(before.low) &&
  beginsSmall(spaced(before.text).at(-1)!) &&
  !isProse(before) &&
  dateRangesIn(line.low)[0]?.start !== 0;

/** The dates of a line; those of two cells side by side are one range. */
export const datesIn = ({ low, text, monthFirst }: Line): DateRange[] =>
  dateRangesIn(text.includes("\t") ? withTabs(low, text) : low, monthFirst);

const withTabs = (low: string, text: string) =>
  Array.from(low, (letter, at) => (text[at] === "\t" ? "\t" : letter)).join("");

function isDates(lines: readonly Line[]): boolean {
  const [first, second] = lines;
  if (!first || !second) return false;
  // "… (October 2013 -" and "February 2016)", broken by the edge of the page.
  const isBroken = lines.length === 2 && first.low.endsWith("-") && second.text.length <= 2 * shortLine;
  if (!isBroken && lines.some(({ text }) => text.length > shortLine)) return false;
  const whole = onOne(lines);
  const ranges = dateRangesIn(whole.low).filter(({ single }) => !single);
  if (isBroken)
    return ranges.some(({ start, end }) => start < first.text.length && end > first.text.length + 1);
  return ranges[0]?.start === 0 && ranges[0].end === whole.low.length;
}
