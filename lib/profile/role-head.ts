import { spaced } from "@/lib/language/letters";
import type { Span } from "@/lib/language/mask";
import { dateRangesIn } from "@/lib/language/moments";
import { sourceText } from "@/lib/language/lines";
import type { Profile } from "./profile";

type Role = Pick<Profile["roles"][number], "title" | "organization" | "from" | "to" | "span">;

/** A head is no longer than this: title, employer, place and dates. */
const longestHead = 400;

/** Where a document names a role's title, employer and dates: the start of its span, up to the last of the three. */
export function roleHead(text: string, role: Role): Span & Record<"employer" | "dates", Span | null> {
  const { start } = role.span;
  const source = sourceText(text.slice(start, Math.min(role.span.end, start + longestHead)));
  const inText = (part: Span | null) => part && { start: start + part.start, end: start + part.end };
  const title = inText(placeOf(role.title, source.text));
  const employer = role.organization === null ? null : inText(placeOf(role.organization, source.text));
  const dates = inText(datesIn(source.low, role));
  const end = Math.max(start, ...[title, employer, dates].map((part) => part?.end ?? 0));
  return { start, end, employer, dates };
}

const special = /[.*+?^${}()|[\]\\]/g;

/** Where a name stands in a text, whatever its white space. */
function placeOf(name: string, text: string): Span | null {
  const words = spaced(name).map((word) => word.replace(special, "\\$&"));
  const match = new RegExp(words.join("[\\s\u200b]+"), "u").exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** The first dates that are the role's, line by line. */
function datesIn(low: string, { from, to }: Role): Span | null {
  let start = 0;
  for (const line of low.split("\n")) {
    const range = dateRangesIn(line).find((each) => each.from === from || each.to === to);
    if (range) return { start: start + range.start, end: start + range.end };
    start += line.length + 1;
  }
  return null;
}
