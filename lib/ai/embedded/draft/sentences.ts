import { onOneLine } from "@/lib/language/letters";
import { goesOn, type Line, linesOf } from "@/lib/language/lines";
import { sourceText } from "@/lib/language/source-text";
import { worded } from "@/lib/language/worded";
import { withoutEvery } from "./cut";

/** A word, an abbreviation in capitals, a level or a bracket ends a sentence; "e.g.", "Sr." and "max. 35" do not. */
const ends = [
  '(?<=(?:\\p{L}{3}|\\p{Lu}{2}|\\d|\\))[.!?])\\s+(?=[\\p{Lu}“"•*-])',
  "(?<=(?:\\p{L}{5}|\\)|\\d)[.!?])\\s+(?=[\\d\\p{Ll}])",
  "(?<=\\p{Lu}\\p{Ll}{3}[.!?])\\s+(?=\\d)",
  "(?<=\\p{Ll}{4}\\s\\p{Lu}\\.)\\s+(?=\\p{Lu})",
  "(?<=\\))\\s+(?=\\p{Lu}\\p{Ll}+ \\p{Ll})",
  "\\s[•●▪]\\s",
];
const sentenceEnd = new RegExp(ends.join("|"), "u");

/** No sentence is longer; a file of nothing but commas is. */
const longestSentence = 4_000;
const greeting = worded("^{greetings}(-|,|:|.|!)?");

/** A sentence at a time where a line holds several. */
export const sentences = (text: string) =>
  text
    .split(sentenceEnd)
    .map((part) => withoutEvery(part.slice(0, longestSentence), greeting))
    .filter((part) => part.length > 2);

/** A line of a page without its bullet and its marks; `item` where it had one, `strong` where some of it is bold. */
export type PageLine = { text: string; item: boolean; strong: boolean };

/** The lines of a page. One that the page broke waits for more, or the next begins small; neither is a bullet. */
export function pageLines(page: string): PageLine[] {
  const lines: PageLine[] = [];
  let before: Line | null = null;
  for (const line of linesOf(sourceText(page))) {
    const written = page.slice(line.start, line.end);
    const text = onOneLine(written.replaceAll("**", "").replaceAll("()", "")).trim();
    const last = lines.at(-1);
    const isPart = before && !page.slice(before.end, line.start).includes("\n");
    if (last && before && (isPart || goesOn(before, line))) last.text += ` ${text}`;
    else lines.push({ text, item: line.bullet, strong: written.includes("**") });
    before = line;
  }
  return lines;
}
