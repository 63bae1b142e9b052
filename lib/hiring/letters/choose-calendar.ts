import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { sentence } from "@/lib/say";

const Calendar = z.object({
  calendarUrl: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: sentence("Give the address of a page, with https://."),
    })
    .max(500)
    .nullable(),
});

/** The acting member's link to their calendar, where others book a time: {calendar} in what they write. */
export const getCalendar = useCase({
  name: "getCalendar",
  permission: "organization:read",
  output: Calendar,

  async run({ actor, db }) {
    const member = await db.member.findFirst({ where: { userId: actor.id }, select: { calendarUrl: true } });
    return { calendarUrl: member?.calendarUrl ?? null };
  },
});

/** Sets it; null for none. */
export const chooseCalendar = useCase({
  name: "chooseCalendar",
  permission: "application:decide",
  input: Calendar,
  output: Calendar,

  async run({ actor, db }, { calendarUrl }) {
    await db.member.updateMany({ where: { userId: actor.id }, data: { calendarUrl } });
    return { calendarUrl };
  },
});
