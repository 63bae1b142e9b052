import { onOneLine } from "@/lib/language/letters";
import type { Profile } from "./profile";
import type { NameFound } from "./name";
import type { PlacedLine } from "./sections";
import { fragments } from "@/lib/language/fragments";
import { overlap } from "@/lib/language/mask";
import { dateRangesIn } from "@/lib/language/moments";
import { namesWork } from "@/lib/language/job-words";

/** What the person calls themself: the first short line of the header that names an occupation. */
export function findHeadline(lines: readonly PlacedLine[], name: NameFound | null): Profile["headline"] {
  for (const line of lines.slice(0, 10)) {
    if (line.section !== "header") break;
    if (line.text.length > 140 || line.heading || line.bullet || line.text.endsWith(".")) continue;
    const told = fragments(line, /[|•\t]|\s{3,}/g)
      .filter((part) => !name || !overlap(part, name.span))
      .filter(({ text, low }) => !/[@:]|\d{4}/.test(text) && namesWork(low));
    const [first, last = first] = [told[0], told.at(-1)];
    if (!first || !last || dateRangesIn(line.low).length) continue;
    const value = onOneLine(line.text.slice(first.start - line.start, last.end - line.start));
    return { value, span: { start: first.start, end: last.end } };
  }
  return null;
}
