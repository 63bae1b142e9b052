import { dateRangesIn } from "@/lib/reading/language/dates";
import type { Line } from "@/lib/reading/language/line";
import type { Reading } from "@/lib/reading/profile/reading";

const longestRole = 50;
const yearOf = (moment: string) => Number(moment.slice(0, 4));

/**
 * The lines of work with impossible dates: work in the future, or for longer than a working life.
 * Dates that run backwards are honest mistakes that gain nothing, since they count no time.
 */
export function implausibleLines({ lines }: Reading, asOf: Date): Line[] {
  const now = asOf.getUTCFullYear();
  return lines.filter(
    ({ low, section, role }) =>
      (role >= 0 || section === "experience" || section === "projects") &&
      dateRangesIn(low).some(
        ({ from, to, single }) =>
          !single && from && (yearOf(from) > now + 1 || (to ? yearOf(to) : now) - yearOf(from) > longestRole),
      ),
  );
}
