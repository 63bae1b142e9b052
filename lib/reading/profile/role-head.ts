import { literal, spaced } from "@/lib/reading/language/letters";
import type { Span } from "@/lib/reading/language/mask";
import { dateRangesIn } from "@/lib/reading/language/dates";
import { sourceText } from "@/lib/reading/language/lines";
import type { Profile } from "./profile";

type Role = Pick<Profile["roles"][number], "title" | "organization" | "from" | "to" | "span">;

/** The longest head: title, employer, place and dates, in characters. */
const longestHead = 400;

/** Locates a role's head: from the start of its span to the end of the last of title, employer and dates. */
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

/** The position of a name in a text; whitespace may differ. */
function placeOf(name: string, text: string): Span | null {
  const match = new RegExp(spaced(name).map(literal).join("[\\s\u200b]+"), "u").exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** The position of the first dates that match the role's. */
function datesIn(low: string, { from, to }: Role): Span | null {
  let start = 0;
  for (const line of low.split("\n")) {
    const ranges = [false, true].flatMap((monthFirst) => dateRangesIn(line, monthFirst));
    const range = ranges.find((each) => each.from === from || each.to === to);
    if (range) return { start: start + range.start, end: start + range.end };
    start += line.length + 1;
  }
  return null;
}
