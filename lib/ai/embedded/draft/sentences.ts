import { beginsSmall, endsIn, onOneLine } from "@/lib/language/letters";
import { linesOf } from "@/lib/language/lines";
import { sourceText } from "@/lib/language/source-text";
import { worded } from "@/lib/language/worded";
import { has, withoutEvery } from "./cut";

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

/** A line shorter than this was not broken by the page's edge. */
const wrapped = 55;
const unfinished = worded("( ({and}|{or}|{prepositions}|{articles})|,)¶");

/** The lines of a page. One that the page broke waits for more, or the next begins small; neither is a bullet. */
export function pageLines(page: string): PageLine[] {
  const lines: PageLine[] = [];
  let end = 0;
  for (const { start, end: next, bullet, gap } of linesOf(sourceText(page))) {
    const written = page.slice(start, next);
    const text = onOneLine(written.replaceAll("**", "").replaceAll("()", "")).trim();
    const last = lines.at(-1);
    const isPart = last && !page.slice(end, start).includes("\n");
    const isBroken = last && last.text.length > wrapped && !endsIn(last.text, ".!?:;") && beginsSmall(text);
    const goesOn = isPart || (!bullet && !gap && (isBroken || (last && has(last.text, unfinished))));
    if (last && goesOn) last.text += ` ${text}`;
    else lines.push({ text, item: bullet, strong: written.includes("**") });
    end = next;
  }
  return lines;
}
