import { withoutEnd } from "./letters";
import { linesIn } from "./phrases";
import { readings } from "./languages";
import { anyWord, listedWords, inAllLanguages, listed, regex } from "./lists";

const monthNumbers = new Map(
  readings.flatMap(({ months }) =>
    linesIn(months).flatMap((line, index) => listedWords(line).map((name) => [name, index + 1] as const)),
  ),
);

/** 1 to 12 for a folded month name, with or without its full stop. */
const monthNumber = (name: string) => monthNumbers.get(withoutEnd(name, "."));

/** A pattern of every month name, longest first so that "sept" is not read as "sep". */
export const monthPattern = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join("|");

const ordinals = anyWord(inAllLanguages("dates.ordinals"));
/** A pattern of the day before a month's name: "3rd of", "1." */
export const dayOfMonth = `\\d{1,2}(?:${ordinals}|[.])?\\s+(?:${listed("dates.of")} )?`;

/** A period as a line states it. Offsets are relative to the line. */
export type DateRange = {
  /** "2021-03", or "2021" if the line gives no month. */
  from: string | null;
  to: string | null;
  current: boolean;
  start: number;
  end: number;
  /** One date only, not a range. */
  single: boolean;
};

type FoundDate = { value: string; start: number; end: number };

const words = (kind: string) => listed(`dates.${kind}`);
const year = "(?:19[4-9]|20[0-4])\\d";
const namedYear = `(?:(?<namedYear>${year})|['](?<short>\\d{2}))`;
const moment = new RegExp(
  [
    `(?<![\\d./-])(?:(?<day>\\d{1,2})[./-])?(?<month>\\d{1,2})\\s?[./-]\\s?(?<year>${year})(?!\\d|\\.\\d)`,
    `(?<!\\d)(?<isoYear>${year})[./-](?<isoMonth>0[1-9]|1[0-2])(?:[./-]\\d{1,2})?(?![\\d./])`,
    `(?<![a-z])(?:${dayOfMonth})?(?<name>${monthPattern})[.,]{0,2}[ -]*(?:${words("of")} |/ ?)?${namedYear}(?!\\d)`,
    `(?<![\\d.,$€£#+]|(?<![\\d)])[/-])(?<bare>${year})(?![\\da-z%€$]|[.,]\\d)`,
    `(?<![\\d./-])(?<mm>0[1-9]|1[0-2])[./](?<yy>\\d{2})(?![\\d./])`,
  ].join("|"),
  "gu",
);

const separator = `(?:->?|→|~|${words("to")})`;
/** "Present" after a dash, or in the next column of a table, where only spaces separate dates. */
const toPresent = new RegExp(`^(?:[\\s.,]*(?:${separator}\\s*)+| {2,}|[ ]?\\t\\s*)${words("present")}`, "u");
const between = new RegExp(`^[\\s.,()]*(?:${separator}\\s*)+(?:\\(\\s*)?$`, "u");
const betweenAnd = regex("^( )?{dates.and}( )?¶");
const columns = /^(?: {2,}|[ ]?\t\s*)$/;
const afterBetween = regex("{dates.between}( )?¶");
const since = new RegExp(`${words("since")}(?:\\s*[:(])?\\s*$`, "u");
const until = regex("{dates.until}( )?¶");
const openEnd = /^(\s*-)\s*(?:\)|\]|$|\||,|•)/;
const shortYear = /^\s?[-/]\s?'?(\d{2})(?!\d|[./-]\d)/;

const century = (short: string) => (Number(short) < 50 ? `20${short}` : `19${short}`);

function valueOf(date: Record<string, string | undefined>, monthFirst: boolean): string {
  const year =
    date.bare ?? date.year ?? date.isoYear ?? date.namedYear ?? century(date.short ?? date.yy ?? "");
  const number = date.isoMonth ?? date.mm ?? (monthFirst && date.day ? date.day : date.month);
  const month = date.name ? monthNumber(date.name) : Number(number);
  return month && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : year;
}

/** 03/25/2019 must be month/day, and then so are the other dates of its line. */
const american = /(?<!\d)(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-](?:19|20)\d\d/;

function datesIn(low: string): FoundDate[] {
  const monthFirst = american.test(low);
  return [...low.matchAll(moment)].map(({ 0: { length }, index, groups = {} }) => ({
    value: valueOf(groups, monthFirst),
    start: index,
    end: index + length,
  }));
}

/**
 * The dates a folded line states, in order: ranges ("03/2019 - heute", "entre 2013 y 2016", "2019-21"), open
 * ones ("seit 2020") and single dates. A reversed range is given as it is written; whether dates are plausible
 * is judged elsewhere.
 */
export function dateRangesIn(low: string): DateRange[] {
  if (!/\d\d/.test(low)) return [];
  const ranges: DateRange[] = [];
  const dates = datesIn(low);
  for (const [i, first] of dates.entries())
    if (first.end > (ranges.at(-1)?.end ?? 0)) ranges.push(rangeFrom(low, first, dates[i + 1]));
  return ranges;
}

/** Whether a folded line states a period, as the head of a role does. */
export const statesPeriod = (low: string) => dateRangesIn(low).some(({ single }) => !single);

/** The period of a date and its context: the next date, "today", "since". */
function rangeFrom(low: string, first: FoundDate, next: FoundDate | undefined): DateRange {
  const { value, start, end } = first;
  const [before, rest] = [low.slice(0, start), low.slice(end)];
  const gap = next ? low.slice(end, next.start) : "";
  const base = { from: value, to: null, current: false, start, single: false };
  const isRange =
    between.test(gap) ||
    (betweenAnd.test(gap) && afterBetween.test(before)) ||
    (columns.test(gap) && next !== undefined && next.value > value);
  if (next && isRange) return { ...base, to: next.value, end: next.end };
  const still = toPresent.exec(rest);
  if (still) return { ...base, current: true, end: end + still[0].length };
  const [short = "", years = ""] = shortYear.exec(rest) ?? [];
  if (value.length === 4 && years > value.slice(2))
    return { ...base, to: value.slice(0, 2) + years, end: end + short.length };
  const open = openEnd.exec(rest);
  if (open || since.test(before)) return { ...base, current: true, end: end + (open?.[1]?.length ?? 0) };
  if (until.test(before)) return { ...base, from: null, to: value, end };
  return { ...base, to: value, end, single: true };
}
