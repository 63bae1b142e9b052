import { spaced } from "@/lib/language/letters";
import { dateRangesIn } from "@/lib/language/moments";
import { sourceText } from "@/lib/language/source-text";
import type { Profile } from "./profile";

type Role = Pick<Profile["roles"][number], "title" | "organization" | "from" | "to" | "span">;
type Stretch = { start: number; end: number };

/** A head is no longer than this: title, employer, place and dates. */
const longestHead = 400;

/** Where a document names a role's title, employer and dates: the start of its span, up to the last of the three. */
export function roleHead(
  text: string,
  role: Role,
): Stretch & { employer: Stretch | null; dates: Stretch | null } {
  const { start } = role.span;
  const told = sourceText(text.slice(start, Math.min(role.span.end, start + longestHead)));
  const title = placeOf(role.title, told.text);
  const organization = role.organization === null ? null : placeOf(role.organization, told.text);
  const dates = datesIn(told.low, role);
  const end = Math.max(0, ...[title, organization, dates].map((part) => part?.end ?? 0));
  const moved = (part: Stretch | null) => part && { start: start + part.start, end: start + part.end };
  return { start, end: start + end, employer: moved(organization), dates: moved(dates) };
}

const special = /[.*+?^${}()|[\]\\]/g;

/** Where a name stands in a text, whatever its white space. */
function placeOf(name: string, text: string): Stretch | null {
  const words = spaced(name).map((word) => word.replace(special, "\\$&"));
  const found = new RegExp(words.join("[\\s\u200b]+"), "u").exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** The first dates that are the role's, line by line. */
function datesIn(low: string, { from, to }: Role): Stretch | null {
  let start = 0;
  for (const line of low.split("\n")) {
    const range = dateRangesIn(line).find((found) => found.from === from || found.to === to);
    if (range) return { start: start + range.start, end: start + range.end };
    start += line.length + 1;
  }
  return null;
}
