import { dateRangesIn } from "@/lib/language/moments";
import type { Reading } from "@/lib/ai/embedded/reading/reading";

const longestRole = 50;
const yearOf = (moment: string) => Number(moment.slice(0, 4));

/** The first line whose dates cannot be: ends before it begins, begins in the future, or outlasts a working life. */
export function implausibleLine(reading: Reading, asOf: Date): string | null {
  const now = asOf.getUTCFullYear();
  for (const { low, text, section } of reading.lines) {
    if (!/\d{4}/.test(low) || section === "answer") continue;
    for (const { from, to, single } of dateRangesIn(low)) {
      if (single || !from) continue;
      const end = to ? yearOf(to) : now;
      const isWork = section === "experience" || section === "projects";
      if (
        (to && to < from.slice(0, to.length)) ||
        (isWork && yearOf(from) > now + 1) ||
        end - yearOf(from) > longestRole
      ) {
        return text;
      }
    }
  }
  return null;
}
