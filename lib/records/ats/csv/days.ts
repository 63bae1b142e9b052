import { folded } from "./folded";
import { say } from "@/lib/say";

/** Whether the day or the month comes first in numeric dates: derived from all dates of a column. */
type DayOrder = "day" | "month" | null;

type ReadDay = { iso: string } | { problem: string };

const languages = ["en", "de", "fr", "es", "pt", "it", "nl", "pl"];

/** The names that a language has for its months or its days of the week, folded. */
const namesOf = (options: Intl.DateTimeFormatOptions, dates: number[]) =>
  languages.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return dates.map((date, i) => [folded(format.format(date)), i + 1] as const);
  });

const monthDates = Array.from({ length: 12 }, (_, i) => Date.UTC(2026, i, 1));
const weekDates = Array.from({ length: 7 }, (_, i) => Date.UTC(2026, 0, 4 + i));
const months = new Map([
  ...namesOf({ month: "long" }, monthDates),
  ...namesOf({ month: "short" }, monthDates),
  ["sept", 9],
  ["mrz", 3],
]);
const weekdays = new Map([
  ...namesOf({ weekday: "long" }, weekDates),
  ...namesOf({ weekday: "short" }, weekDates),
]);

/** A date, and after it an optional time with seconds, a half of the day and a zone. */
const dateAndTime =
  /^(.+?)(?:(?:T|,? (?:(?:at|um|à|a las|às|alle) )?|,)(\d{1,2})[:h.](\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?([ap])\.?m\.?)?(?: ?Uhr)?(?: ?(Z|UTC|GMT|[A-Z]{3,4})?\)?(?:([+-]\d{2}):?(\d{2})?)?)?)?$/i;
const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/;
const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const dayThenMonth =
  /^(\d{1,2})(?:\.|er|º|°|st|nd|rd|th)?[ -](?:de )?(\p{L}+)\.?(?: de)?,?[ -](\d{2}|\d{4})\.?$/u;
const monthThenDay = /^(\p{L}+)\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4})$/u;

/** Days since the end of 1899, as spreadsheets count, between 1954 and 2119. */
const serial = /^[2-7]\d{4}(?:[.,]\d+)?$/;
/** Seconds or milliseconds since 1970. */
const epoch = /^1\d{9}(?:\d{3})?$/;

/** Whether the dates of a column have the day or the month first; null when none is conclusive. */
export function dayOrder(cells: Iterable<string>): DayOrder {
  let order: DayOrder = null;
  for (const cell of cells) {
    const [, first = "", sign, second = ""] = numbers.exec(partsOf(cell).date) ?? [];
    // With dots the day comes first everywhere.
    if (sign === undefined || sign === ".") continue;
    if (Number(first) > 12) return "day";
    if (Number(second) > 12) order = "month";
  }
  return order;
}

/** Converts a date in any of eight languages to ISO form; other cells stay, an ambiguous date is a problem. */
export function readDay(cell: string, order: DayOrder): ReadDay {
  if (serial.test(cell)) {
    const ms = Math.round((Number(cell.replace(",", ".")) - 25_569) * 86_400) * 1000;
    return { iso: new Date(ms).toISOString() };
  }
  if (epoch.test(cell)) return { iso: new Date(Number(cell.padEnd(13, "0"))).toISOString() };
  const { date, time } = partsOf(cell);
  const day = dayOf(date, order);
  if (day === null) return { iso: cell };
  return "problem" in day ? day : { iso: `${day.iso}${time}` };
}

function dayOf(date: string, order: DayOrder): ReadDay | null {
  const [, y, m, d] = yearFirst.exec(date) ?? [];
  if (y && m && d) return { iso: iso(y, Number(m), d) };
  const plain = numbers.exec(date);
  if (plain) {
    const [, first = "", sign, second = "", year = ""] = plain;
    const same = first === second || Number(first) > 12 || Number(second) > 12;
    if (sign !== "." && order === null && !same)
      return {
        problem: say("may be {first} or {second} of a month: write the year first, like 2026-03-31", {
          first,
          second,
        }),
      };
    const monthFirst = sign !== "." && (order === "month" || (order === null && Number(second) > 12));
    const [day, month] = monthFirst ? [second, first] : [first, second];
    return { iso: iso(year, Number(month), day) };
  }
  const [, firstDay, nextMonth, lastYear] = dayThenMonth.exec(date) ?? [];
  if (firstDay && nextMonth && lastYear) return byName(lastYear, nextMonth, firstDay);
  const [, month, day, year] = monthThenDay.exec(date) ?? [];
  return month && day && year ? byName(year, month, day) : null;
}

/** The date of a cell, without a day of the week, and its time as ISO writes it, in UTC when it has no offset. */
function partsOf(cell: string): { date: string; time: string } {
  const [, first = "", rest = ""] = /^(\p{L}+)\.?,? (.*)$/u.exec(cell) ?? [];
  // "Mar" is March, and Tuesday in three languages.
  const isMonth = /^\d{1,2}(?:st|nd|rd|th)?,? \d{4}/.test(rest);
  const written = weekdays.has(folded(first)) && !isMonth ? rest : cell;
  const [, date = written, hours, minutes, seconds = "00", half, zone, offset, offsetMinutes = "00"] =
    dateAndTime.exec(written.slice(0, longestDate)) ?? [];
  if (hours === undefined) return { date, time: "" };
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  const shift = offset ? `${offset}:${offsetMinutes}` : (offsets[zone?.toUpperCase() ?? ""] ?? "Z");
  return { date, time: `T${String(hour).padStart(2, "0")}:${minutes}:${seconds}${shift}` };
}

const longestDate = 80;

/** Zones that exports name; others count as UTC, a few hours from the day that is meant. */
const offsets: Record<string, string> = {
  EST: "-05:00",
  EDT: "-04:00",
  CST: "-06:00",
  CDT: "-05:00",
  MST: "-07:00",
  MDT: "-06:00",
  PST: "-08:00",
  PDT: "-07:00",
  CET: "+01:00",
  CEST: "+02:00",
  MEZ: "+01:00",
  MESZ: "+02:00",
  BST: "+01:00",
  IST: "+05:30",
};

const byName = (year: string, name: string, day: string): ReadDay | null => {
  const month = months.get(folded(name));
  return month === undefined ? null : { iso: iso(year, month, day) };
};

const iso = (year: string, month: number, day: string) =>
  `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
