import type { Context } from "@/lib/platform/access/use-case";
import { beside, isFederalHoliday } from "./federal-holidays";

/** Business days from publication until a tool may be used: 6 RCNY § 5-304. */
const NOTICE_BUSINESS_DAYS = 10;

/** Of these jurisdictions of a public notice, the one that asks for them. */
const asking = "newYorkCity";

const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York", dateStyle: "short" });

/** The day in New York, YYYY-MM-DD. */
const dayIn = (at: Date) => newYork.format(at);

/** The tenth business day after a moment, in New York: without weekends and federal holidays. */
export function noticeDayAfter(from: Date): string {
  let day = dayIn(from);
  for (let left = NOTICE_BUSINESS_DAYS; left > 0; left -= isBusinessDay(day) ? 1 : 0) day = beside(day, 1);
  return day;
}

function isBusinessDay(day: string) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
}

/** A version of the notice, as far as it says since when what is public. */
type Version = { publicFrom: Date; publicUntil: Date | null; jurisdictions: readonly string[] };

/** Since when a notice with the jurisdictions of the newest version has been public without a gap; newest first. */
export function publicSince(versions: readonly Version[]): Date {
  const [newest] = versions;
  let since = newest!.publicFrom;
  for (const { publicFrom, publicUntil, jurisdictions } of versions.slice(1)) {
    const covers = newest!.jurisdictions.every((each) => jurisdictions.includes(each));
    if (!covers || publicUntil?.getTime() !== since.getTime()) break;
    since = publicFrom;
  }
  return since;
}

/** The later of two moments: a job's page is public since it has been created, and since its notice is. */
export const later = (one: Date, other: Date) => (one > other ? one : other);

/**
 * The day from which a job's applications may be evaluated, while it has not come; null when they may be: the notice is
 * not for New York City, the organization does not wait, or ten business days have passed.
 */
export async function noticeDay(
  { db, actor }: Pick<Context, "db" | "actor">,
  jobId: string,
): Promise<string | null> {
  const { waitForNotice, publicNotices } = await db.organization.findUniqueOrThrow({
    where: { id: actor.organizationId },
    select: {
      waitForNotice: true,
      publicNotices: { where: { publicUntil: null }, select: { jurisdictions: true } },
    },
  });
  if (!waitForNotice || !publicNotices[0]?.jurisdictions.includes(asking)) return null;
  const versions = await db.publicNotice.findMany({
    orderBy: { publicFrom: "desc" },
    select: { publicFrom: true, publicUntil: true, jurisdictions: true },
  });
  const { createdAt } = await db.job.findUniqueOrThrow({ where: { id: jobId }, select: { createdAt: true } });
  const day = noticeDayAfter(later(createdAt, publicSince(versions)));
  return day > dayIn(new Date()) ? day : null;
}

/** The most that a run of the workflow sleeps before it looks again: the setting or the notice may have changed. */
const longestMs = 12 * 3_600_000;

/** How long to sleep before it is asked again whether a day has come in New York. */
export const untilDay = (day: string) =>
  // Midnight in New York is at 4 or 5 in UTC.
  Math.min(longestMs, Math.max(60_000, Date.parse(`${day}T05:00:00Z`) - Date.now()));
