import { folded } from "./folded";
import { say } from "@/lib/say";

/** Whether the day or the month comes first in numeric dates: derived from all dates of a column. */
type DayOrder = "day" | "month" | null;

type ReadDay = { iso: string } | { problem: string };

const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})(?:[ T,]+(\d{1,2}:\d{2})(?::\d{2})?)?$/;
const dayThenMonth = /^(\d{1,2})(?:\.|er|º|st|nd|rd|th)?[ -](?:de )?(\p{L}+)\.?(?: de)?,?[ -](\d{4})$/u;
const monthThenDay = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

/** Month numbers by long and short name: English, German, French, Spanish, Portuguese. */
const months = new Map(
  ["en", "de", "fr", "es", "pt"].flatMap((locale) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" });
      return Array.from(
        { length: 12 },
        (_, i) => [folded(format.format(Date.UTC(2026, i, 1))), i + 1] as const,
      );
    }),
  ),
);

/** Whether the dates of a column have the day or the month first; null when none is conclusive. */
export function dayOrder(cells: Iterable<string>): DayOrder {
  let order: DayOrder = null;
  for (const cell of cells) {
    const [, first = "", sign, second = ""] = numbers.exec(cell) ?? [];
    // With dots the day comes first everywhere.
    if (sign === undefined || sign === ".") continue;
    if (Number(first) > 12) return "day";
    if (Number(second) > 12) order = "month";
  }
  return order;
}

/** Converts a date in any of five languages to ISO form; other cells stay, an ambiguous date is a problem. */
export function readDay(cell: string, order: DayOrder): ReadDay {
  const plain = numbers.exec(cell);
  if (plain) {
    const [, first = "", sign, second = "", year = "", time] = plain;
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
    return { iso: `${iso(year, Number(month), day)}${time ? `T${time.padStart(5, "0")}:00Z` : ""}` };
  }
  const [, firstDay, nextMonth, lastYear] = dayThenMonth.exec(cell) ?? [];
  if (firstDay && nextMonth && lastYear) return { iso: byName(cell, lastYear, nextMonth, firstDay) };
  const [, month, day, year] = monthThenDay.exec(cell) ?? [];
  return { iso: month && day && year ? byName(cell, year, month, day) : cell };
}

const byName = (cell: string, year: string, name: string, day: string) => {
  const month = months.get(folded(name));
  return month === undefined ? cell : iso(year, month, day);
};

const iso = (year: string, month: number, day: string) =>
  `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
