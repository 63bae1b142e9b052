/** Month (from 1), weekday (from Sunday, 0) and which one of it; -1 for the last. */
const floating = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const;
const fixed = ["01-01", "06-19", "07-04", "11-11", "12-25"];

/**
 * Whether a day (YYYY-MM-DD) is a federal holiday of the United States (5 U.S.C. § 6103): of those on fixed days, one on
 * a Saturday is kept on the Friday before, one on a Sunday on the Monday after.
 */
export function isFederalHoliday(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  const weekday = at.getUTCDay();
  const date = at.getUTCDate();
  const isLast = beside(day, 7).slice(5, 7) !== day.slice(5, 7);
  const nth = Math.ceil(date / 7);
  const floats = floating.some(
    ([month, on, which]) =>
      month === at.getUTCMonth() + 1 && on === weekday && (which === -1 ? isLast : which === nth),
  );
  const observed = weekday === 5 ? beside(day, 1) : weekday === 1 ? beside(day, -1) : day;
  return floats || [day, observed].some((each) => fixed.includes(each.slice(5)));
}

/** The day so many days later. */
export const beside = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
