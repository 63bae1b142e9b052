import { dateRangesIn } from "@/lib/language/moments";
import type { Reading } from "@/lib/ai/embedded/reading/reading";

const longestRole = 50;
const yearOf = (moment: string) => Number(moment.slice(0, 4));

/**
 * The first line of work whose dates claim what cannot be: work in the future, or for longer than a working life.
 * Dates that run backwards are slips of the pen, which people make and gain nothing by: they count no time.
 */
export function implausibleLine(reading: Reading, asOf: Date): string | null {
  const now = asOf.getUTCFullYear();
  for (const { low, text, section, role } of reading.lines) {
    if (role < 0 && section !== "experience" && section !== "projects") continue;
    if (!/\d{4}/.test(low)) continue;
    for (const { from, to, single } of dateRangesIn(low)) {
      if (single || !from) continue;
      if (yearOf(from) > now + 1 || (to ? yearOf(to) : now) - yearOf(from) > longestRole) return text;
    }
  }
  return null;
}
