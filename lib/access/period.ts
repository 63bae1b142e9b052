import * as z from "zod";

const Day = z.iso.date();
const Moment = z.iso.datetime({ offset: true });
const DayOrMoment = z
  .string()
  .max(40)
  .refine((value) => Day.safeParse(value).success || Moment.safeParse(value).success, {
    message: "Give a day such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z",
  });

/** What narrows a list to a time. Days are those of UTC. */
export const period = {
  from: DayOrMoment.optional().describe("A day (2026-11-01) or time, UTC; inclusive."),
  to: DayOrMoment.optional().describe("A day, which counts whole, or a time, exclusive."),
};

/** The first moment that counts, and the first that no longer does. */
export const bounds = ({ from, to }: { from?: string; to?: string }) => ({
  start: from === undefined ? undefined : new Date(from),
  end: to === undefined ? undefined : Day.safeParse(to).success ? dayAfter(to) : new Date(to),
});

function dayAfter(day: string): Date {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
