import * as z from "zod";

const Day = z.iso.date();
const Timestamp = z.iso.datetime({ offset: true });
const DayOrTimestamp = z
  .string()
  .max(40)
  .refine(
    (value) => (Day.safeParse(value).success || Timestamp.safeParse(value).success) && isStorable(value),
    {
      message: "Give a day such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z",
    },
  );

/** Neither in the year 0, which PostgreSQL does not have, nor so late that the day after has five digits. */
function isStorable(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year > 0 && year < 9999;
}

/** Filters a list by time. Days are in UTC. */
export const period = {
  from: DayOrTimestamp.optional().describe("A day or time, UTC."),
  to: DayOrTimestamp.optional().describe("A day in full, or before a time."),
};

/** The bounds as timestamps: `start` is inclusive, `end` exclusive. */
export const bounds = ({ from, to }: { from?: string; to?: string }) => ({
  start: from === undefined ? undefined : new Date(from),
  end: to === undefined ? undefined : Day.safeParse(to).success ? dayAfter(to) : new Date(to),
});

function dayAfter(day: string): Date {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
