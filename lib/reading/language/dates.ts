import { memoizeText } from "./memoize";
import { anyOf, linesIn } from "./phrases";
import { readings } from "./languages";
import { anyWord, inAllLanguages, isAmong, listed, listedWords } from "./lists";
import { dateSigns, otherLanguages, otherPresent, unspacedPresent } from "./everywhere/dates";

const monthNumbers = new Map(
  readings.flatMap(({ months }) =>
    linesIn(months).flatMap((line, index) => listedWords(line).map((name) => [name, index + 1] as const)),
  ),
);

/** A pattern of every month name, longest first so that "sept" is not read as "sep". */
export const monthPattern = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join("|");

for (const language of otherLanguages)
  for (let index = 0; index < 12; index++)
    for (const form of [{ month: "long" }, { month: "long", day: "numeric" }] as const) {
      const parts = new Intl.DateTimeFormat(language, form).formatToParts(new Date(2020, index));
      const name = parts.find(({ type }) => type === "month")?.value.toLowerCase() ?? "";
      for (const length of [3, 4, name.length]) monthNumbers.set(name.slice(0, length), index + 1);
    }

const ordinals = anyWord(inAllLanguages("dates.ordinals"));
/** A pattern of the day before a month's name: "3rd of", "1." */
export const dayOfMonth = `\\d{1,2}(?:${ordinals}|[.])?\\s+(?:${listed("dates.of")} )?`;

/*
 * Dates are read by a grammar. The lexer gives each word, number and sign of a line a letter: "Sept. 1, 2020 - heute"
 * becomes "M._i,_Y_-_p". A pattern over these letters finds the points in time and replaces each by one letter:
 * "D_-_p". A second pattern finds the periods.
 *
 *   Y  a year of four digits      M  a month's name     c  "since"     |  another sign
 *   i  0 to 9                     q  "Q1"               u  "until"     #  "$", "%", "€"
 *   m  01 to 12, of two digits    Q  "quarter"          t  "to"        _  a space
 *   d  13 to 31                   S  a season           b  "between"   =  a wider gap
 *   s  another of two digits      k  "years"            f  "of"        -  any dash
 *   n  any other number           o  "rd" of "3rd"      p  "present"   x  another word, l of one letter
 *
 * Other signs of dates stand for themselves, and "&" for "and" too.
 */
const words = (kind: string) => listed(`dates.${kind}`);
const number = (pattern: string) => `(?<!\\d)(?:${pattern})(?!\\d)`;
const kinds: readonly [letter: string, pattern: string][] = [
  ["p", `${anyOf(inAllLanguages("dates.present"), otherPresent)}|${anyWord(unspacedPresent)}`],
  ["c", words("since")],
  ["u", words("until")],
  ["t", words("to")],
  ["b", words("between")],
  ["f", words("of")],
  ["&", `${words("and")}|&`],
  ["q", "[qt][1-4](?![\\p{L}\\d])"],
  ["o", `(?<=\\d)(?:${ordinals}|[ºª°])(?![\\p{L}\\d])`],
  ["k", listed("numbers.years", "numbers.months")],
  ["Y", number("(?:19[4-9]|20[0-4])\\d")],
  ["i", number("\\d")],
  ["m", number("0[1-9]|1[0-2]")],
  ["d", number("1[3-9]|2\\d|3[01]")],
  ["s", number("\\d\\d")],
  ["n", "\\d+"],
  ["年", `[${dateSigns.year}]`],
  ["月", `[${dateSigns.month}]`],
  ["日", `[${dateSigns.day}]`],
  ["x", `[^\\P{L}${Object.values(dateSigns).join("")}]+`],
  ["=", "\\s{2,}|\\t"],
  ["_", "\\s"],
  ["-", "->?|[→~～]"],
  ["#", "[$€£%#]"],
  ["", "[.,/':()+]"],
  ["|", "[^]"],
];
const lexer = new RegExp(kinds.map(([, pattern]) => `(${pattern})`).join("|"), "gu");
const isSeason = isAmong(inAllLanguages("dates.seasons"));
const isQuarter = isAmong(inAllLanguages("dates.quarters"));

function letterOf(word: string): string {
  if (monthNumbers.has(word)) return "M";
  if (isSeason(word) || (word.endsWith("s") && isSeason(word.slice(0, -1)))) return "S";
  return isQuarter(word) ? "Q" : word.length > 1 ? "x" : "l";
}

type Token = { letter: string; text: string; start: number; end: number };

const tokensOf = (low: string): Token[] =>
  [...low.matchAll(lexer)].map((match) => {
    const { 0: text, index: start } = match;
    const kind = kinds[match.indexOf(text, 1) - 1]![0];
    return { letter: kind === "x" ? letterOf(text) : kind || text, text, start, end: start + text.length };
  });

const month = "[mi]";
const day = "[mid][o.]?";
const shortYear = "[mds]";
const year = `(?:Y|'${shortYear})`;
/** Between two dates of which the first shares the year or the month of the second. */
const shares = "\\.?_?[-tu/&]_?";
const forms = [
  // 31/12/2020, 1. 12. 2020, "01.10.–31.12.2020", 31.12.20
  `(?<days>[mid](?:[./][mid])?${shares})?[mid](?<sign>[./-])_?[mid]\\k<sign>_?Y|[md][./][md][./]${shortYear}`,
  // 2020/12/31, 2020-12, 2020年12月
  `Y(?:(?<first>[./-])${month}(?:\\k<first>[mid])?|_?/_?${month}|年(?:_?${month}月(?:_?[mid]日)?)?)`,
  // 12/2020, "9 - 12/2020"
  `(?<months>${month}${shares})?${month}_?[./-]_?Y`,
  // 31st of December 2020, December 31, 2020, Dec '20, Q4 2020, "1 - 31 December 2020", "Sept 1 - Dec 15, 2020"
  `(?<named>(?:${day}[./_-]{0,2}(?:f_)?)?[Mq]\\.?(?:_${day},?)?${shares}|${day}${shares})?` +
    `(?:${day}[./_-]{0,2}(?:f_)?)?[Mq]\\.?(?:[_-]${day},?[_-]|[.,]?[_=-]*(?:f_|/_?)?)${year}`,
  // 2020 December 31
  `Y[,.]?[_/-][Mq]\\.?(?:_${day})?(?![.,]?[_-]?(?:f_)?${year})`,
  // 4th quarter of 2020, summer 2020
  `(?:${month}[o.]?_?Q|Q_${month}|S)_?(?:f_|/_?)?${year}`,
  `(?:Y|m[./]${shortYear})(?![xlo])`,
  // "Jan 19", "jan/19": a year only within a period.
  `(?<weak>M(?:[./-]|\\.?_)${shortYear})`,
];
/** A number of two digits after another is no year, except at the end of a date: "05/16-11/18". */
const notBefore = "(?:(?=[MSq])|(?<![#+.xl']|(?<!Y)/|(?<!Y[_./-]{1,3}(?:[mi]-)?|[./])[midsn][,:o-]))";
const notAfter = "(?![#Ymidsn年]|[.,:'][midsnY]|[/-]n|_n)";
const point = new RegExp(`${notBefore}(?:${forms.join("|")})${notAfter}`, "gu");

const [monthOf, dayOf] = ["(?:0?[1-9]|1[0-2])", "(?:1[3-9]|2\\d|3[01])"];
/** 03/25/2019 must be month/day, 25/03/2019 day/month. */
const certainOrder = new RegExp(
  `(?<!\\d)(?:(?<first>${monthOf}[/-]${dayOf})|${dayOf}[/-]${monthOf})[/-](?:19|20)\\d\\d(?!\\d)`,
  "g",
);

/** Whether most dates of a text that leave no choice are written month/day. Then so are its others. */
export function isMonthFirst(low: string): boolean {
  const orders = [...low.matchAll(certainOrder)].map(({ groups }) => groups?.first !== undefined);
  return orders.filter(Boolean).length * 2 > orders.length;
}

/**
 * A point in time: D with a month, y without, W a weak date, R a period that shares its year: "Sept - Dec 2020". `from`
 * and `to` are the first and the last month of a quarter, the same month otherwise.
 */
type Moment = Token & { from: string; to: string };
type Part = Token | Moment;

/** The tokens of a line, with moments in place of those that are dates. */
function partsOf(low: string, monthFirst: boolean): Part[] {
  const tokens = tokensOf(low);
  const letters = tokens.map(({ letter }) => letter).join("");
  const parts: Part[] = [];
  let reached = 0;
  for (const { 0: form, index, groups = {} } of letters.matchAll(point)) {
    parts.push(...tokens.slice(reached, index));
    reached = index + form.length;
    parts.push(momentOf(tokens.slice(index, reached), groups, monthFirst));
  }
  return [...parts, ...tokens.slice(reached)];
}

function momentOf(
  tokens: readonly Token[],
  groups: Record<string, string | undefined>,
  monthFirst: boolean,
): Moment {
  const { days = "", months = "", named = "", weak } = groups;
  const before = days || months || named;
  const own = tokens.slice(before.length);
  const yearToken = own.find(({ letter }) => letter === "Y") ?? own.at(-1)!;
  const short = Number(yearToken.text);
  const year = short > 99 ? short : short + (short < 50 ? 2000 : 1900);
  const rest = own.filter((token) => token !== yearToken);
  const [from, to] = monthsIn(rest, monthFirst || own[0] === yearToken) ?? [];
  const sharesYear = months || /[Mq]|[mid][./][mid]/.test(before);
  const [first] = (sharesYear && monthsIn(tokens.slice(0, before.length), monthFirst)) || [];
  return {
    letter: first ? "R" : weak ? "W" : from ? "D" : "y",
    text: "",
    start: tokens[0]!.start,
    end: tokens.at(-1)!.end,
    from: first ? written(first > (from ?? 12) ? year - 1 : year, first) : written(year, from),
    to: written(year, to),
  };
}

const written = (year: number, month?: number) =>
  month ? `${year}-${String(month).padStart(2, "0")}` : `${year}`;

/** The first and the last month that tokens of a date name, its year left out; null if they name none. */
function monthsIn(tokens: readonly Token[], monthFirst: boolean): [number, number] | null {
  const name = tokens.find(({ letter }) => "MqQS".includes(letter));
  const [first = 0, second = first] = tokens.flatMap(({ letter, text }) =>
    "mid".includes(letter) ? Number(text) : [],
  );
  if (name?.letter === "S") return null;
  const quarter = name?.letter === "Q" ? first : name?.letter === "q" ? Number(name.text.charAt(1)) : 0;
  if (quarter) return quarter < 5 ? [quarter * 3 - 2, quarter * 3] : null;
  const numeric = second > 12 || (monthFirst && first <= 12) ? first : second;
  const month = name ? monthNumbers.get(name.text) : numeric;
  return month && month <= 12 ? [month, month] : null;
}

/** A period as a line states it. Offsets are relative to the line. */
export type DateRange = {
  /** "2021-03", or "2021" if the line gives no month. */
  from: string | null;
  to: string | null;
  current: boolean;
  /** With an icon before it, and a length behind it: "(2 years)". */
  start: number;
  end: number;
  /** One date only, not a range. */
  single: boolean;
};

const to = "[_=.,()]*(?:[-tu]:?[_=.]*)+(?:\\([_=]*)?";
/** In a form: "Start: 01/03/2015, End:" with a date behind it. */
const toLabelled = "(?<=[xltucS]_?:[_=]?)D[_=|,]*(?:[pxltucS][_=]?){1,3}:[_=]?";
const closed = "[_.]*(?:$|[)|,=])";
/** Only if the second date is later: "05/2014 / 07/2016", "2019-21", or one in the next column of a table. */
const ifLater = [
  `(?<later>[DyW]${to}[DyW]|${toLabelled}D|(?<=(?:^|[(|,=])_?)y_?/_?y(?=${closed})|D_?/_?D|D_D|[DyW]=[DyW])`,
  `(?<short>y_?[-/]_?'?${shortYear}(?![midsnYxlDyW]|[./-][midsnYDy]))`,
];
const certain = [
  `R|[Dy]${to}[Dy]|(?<=b_?)[Dy]_?&_?[Dy]|(?<=(?:^|[(|,=-])_?)y(?:_?&_?|,_?)y(?=${closed})`,
  `(?<current>[DyW](?:${to}|=|_?/_?|_(?=p${closed}))p|${toLabelled}p|p_?[-tu]_?[DyW]|` +
    `[Dy]_?-(?=_?(?:$|[)|,=]))|(?<=c_?[:(]?_?)[Dy])`,
  "(?<until>(?<=u_?)[Dy])",
];
const length = "_?(?:\\(|[|,:-]_?)?(?:[midsn](?:[.,][midsn])?_?k\\.?_?[,&]?_?){1,2}\\)?";
/** A full stop belongs to a period, but ends the sentence of a single date. */
const periodOf = (forms: readonly string[], flags: string) =>
  new RegExp(`(?:^[lt&|]_?)?(?:(?:${forms.join("|")})(?:${length}|\\.$)?|(?<single>[Dy]))`, flags);
const anyPeriod = periodOf([...ifLater, ...certain], "gu");
const certainPeriod = periodOf(certain, "yu");

/**
 * The dates a folded line states, in order: ranges ("03/2019 - heute", "Sept - Dec 2020", "entre 2013 y 2016",
 * "2019-21"), open ones ("seit 2020") and single dates. A reversed range is given as it is written; whether dates are
 * plausible is judged elsewhere. `monthFirst`: 03/04/2019 is in March, as in the other dates of its document.
 */
export const dateRangesIn = (low: string, monthFirst = isMonthFirst(low)): DateRange[] =>
  /\d\d/.test(low) ? stated(`${monthFirst ? "m" : "d"}${low}`).map((range) => ({ ...range })) : [];

/** By a line and, before it, whether the month is first: a line is looked at for several reasons. */
const stated = memoizeText(1_000, (key) => readRanges(key.slice(1), key.startsWith("m")), 140);

function readRanges(low: string, monthFirst: boolean): DateRange[] {
  const parts = partsOf(low, monthFirst);
  const letters = parts.map(({ letter }) => letter).join("");
  const ranges: DateRange[] = [];
  for (let at = 0; at < letters.length;) {
    const match = matchAt(anyPeriod, letters, at);
    if (!match) break;
    const range = rangeOf(match, parts) ?? rangeOf(matchAt(certainPeriod, letters, match.index), parts);
    at = range?.next ?? match.index + 1;
    if (range) ranges.push(range.stated);
  }
  return ranges;
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What a match states; null if it runs backwards, as only certain periods may. */
function rangeOf(match: RegExpExecArray | null, parts: readonly Part[]) {
  if (!match) return null;
  const { later, short, until, current, single } = match.groups ?? {};
  const next = match.index + match[0].length;
  const within = parts.slice(match.index, next);
  const [first, last = first] = within.filter((part) => "from" in part);
  if (!first || !last) return null;
  const lastDigits = short && within[within.indexOf(first) + short.length - 1]!.text;
  const to = lastDigits ? first.from.slice(0, 2) + lastDigits : last.to;
  if ((later || short) && to <= first.from) return null;
  const stated: DateRange = {
    from: until ? null : first.from,
    to: current ? null : to,
    current: current !== undefined,
    start: within[0]!.start,
    end: within.at(-1)!.end,
    single: single !== undefined,
  };
  return { stated, next };
}

/** Whether a folded line states a period, as the head of a role does. */
export const statesPeriod = (low: string) => dateRangesIn(low).some(({ single }) => !single);
