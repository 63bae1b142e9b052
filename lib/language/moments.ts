import { monthNumber, monthPattern } from "./months";
import { listed, worded } from "./worded";

/** A stretch of time as a line states it. Offsets are into the line. */
export type DateRange = {
  /** "2021-03", or "2021" where the line gives no month. */
  from: string | null;
  to: string | null;
  current: boolean;
  start: number;
  end: number;
  /** One date only, not a range. */
  single: boolean;
};

type Found = { value: string; start: number; end: number };

const words = (kind: string) => listed(`dates.${kind}`);
const year = "(?:19[4-9]|20[0-4])\\d";
const of = words("of");
const day = "\\d{1,2}(?:st|nd|rd|th|er|[.o])?";
const namedYear = `(?:(?<namedYear>${year})|['](?<short>\\d{2}))`;
const moment = new RegExp(
  [
    `(?<![\\d./-])(?:(?<day>\\d{1,2})[./-])?(?<month>\\d{1,2})\\s?[./-]\\s?(?<year>${year})(?!\\d|\\.\\d)`,
    `(?<!\\d)(?<isoYear>${year})[./-](?<isoMonth>0[1-9]|1[0-2])(?:[./-]\\d{1,2})?(?![\\d./])`,
    `(?<![a-z])(?:${day}\\s+(?:${of} )?)?(?<name>${monthPattern})[.,]{0,2}[ -]*(?:${of} |/ ?)?${namedYear}(?!\\d)`,
    `(?<![\\d.,$€£#+]|(?<![\\d)])[/-])(?<bare>${year})(?![\\da-z%€$]|[.,]\\d)`,
    `(?<![\\d./-])(?<mm>0[1-9]|1[0-2])[./](?<yy>\\d{2})(?![\\d./])`,
  ].join("|"),
  "gu",
);

const separator = `(?:-+>?|→|~|${words("to")})`;
const present = words("present");
/** Behind a dash, or in the next of a table's columns, which part dates by space alone. */
const toPresent = new RegExp(`^(?:[\\s.,]*(?:${separator}\\s*)+| {2,}|[ ]?\\t\\s*)${present}`, "u");
const between = new RegExp(`^[\\s.,()]*(?:${separator}\\s*)+[(]?\\s*$`, "u");
const betweenAnd = worded("^( )?{dates.and}( )?¶");
const columns = /^(?: {2,}|[ ]?\t\s*)$/;
const afterBetween = worded("{dates.between}( )?¶");
const since = new RegExp(`${words("since")}\\s*[:(]?\\s*$`, "u");
const until = worded("{dates.until}( )?¶");
const openEnd = /^(\s*-)\s*(?:\)|\]|$|\||,|•)/;
const shortYear = /^\s?[-/]\s?'?(\d{2})(?!\d|[./-]\d)/;

function valueOf(groups: Record<string, string | undefined>, monthFirst: boolean): string | null {
  const pad = (month: number) => String(month).padStart(2, "0");
  const century = (short: string) => (Number(short) < 50 ? `20${short}` : `19${short}`);
  if (groups.bare) return groups.bare;
  if (groups.isoYear) return `${groups.isoYear}-${groups.isoMonth}`;
  if (groups.name) {
    const number = monthNumber(groups.name);
    return number ? `${groups.namedYear ?? century(groups.short ?? "")}-${pad(number)}` : null;
  }
  if (groups.mm) return `${century(groups.yy ?? "")}-${groups.mm}`;
  const [first, second] = [Number(groups.day), Number(groups.month)];
  const month = groups.day && monthFirst ? first : second;
  return month >= 1 && month <= 12 ? `${groups.year}-${pad(month)}` : (groups.year ?? null);
}

/** 03/25/2019 can only be month, day; then the other dates of its line are too. */
const american = /(?<!\d)(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-](?:19|20)\d\d/;

function momentsIn(low: string): Found[] {
  const found: Found[] = [];
  const monthFirst = american.test(low);
  for (const match of low.matchAll(moment)) {
    const value = valueOf(match.groups ?? {}, monthFirst);
    if (value) found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/**
 * The dates a folded line states, in order: ranges ("03/2019 - heute", "entre 2013 y 2016", "2019-21"), open
 * ones ("seit 2020") and single dates. A reversed range is given as it is written; whether dates are plausible
 * is judged elsewhere.
 */
export function dateRangesIn(low: string): DateRange[] {
  if (!/\d\d/.test(low)) return [];
  const moments = momentsIn(low);
  const ranges: DateRange[] = [];
  for (let i = 0; i < moments.length; i++) {
    const first = moments[i]!;
    const next = moments[i + 1];
    const rest = low.slice(first.end);
    const before = low.slice(0, first.start);
    const gap = next ? low.slice(first.end, next.start) : "";
    const base = { from: first.value, to: null, current: false, start: first.start, single: false };
    const isRange =
      between.test(gap) ||
      (betweenAnd.test(gap) && afterBetween.test(before)) ||
      (columns.test(gap) && next !== undefined && next.value > first.value);
    if (next && isRange) {
      ranges.push({ ...base, to: next.value, end: next.end });
      i++;
      continue;
    }
    const still = toPresent.exec(rest);
    const short = shortYear.exec(rest);
    if (still) {
      ranges.push({ ...base, current: true, end: first.end + still[0].length });
    } else if (short && first.value.length === 4 && Number(short[1]) > Number(first.value.slice(2))) {
      const to = first.value.slice(0, 2) + short[1];
      ranges.push({ ...base, to, end: first.end + short[0].length });
    } else if (since.test(before) || openEnd.test(rest)) {
      const [, dash = ""] = openEnd.exec(rest) ?? [];
      ranges.push({ ...base, current: true, end: first.end + dash.length });
    } else if (until.test(before)) {
      ranges.push({ ...base, from: null, to: first.value, end: first.end });
    } else {
      ranges.push({ ...base, to: first.value, end: first.end, single: true });
    }
  }
  return ranges;
}
