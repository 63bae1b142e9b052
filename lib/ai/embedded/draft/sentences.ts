import { beginsSmall, endsIn } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { has, withoutEvery } from "./cut";

const bullets =
  /^[\s#*•●▪◦○■·\uF0B7\uF0D8\uF0A7\uF0FC➢–—\-~>]+|^\(?\d{1,2}[.)]\s+|(?:[\s*_]|(?<!\b\p{L})#)+$/gu;
/** A line without its bullet and its marks. */
export const clean = (line: string) =>
  line
    .replace(bullets, "")
    .replace(bullets, "")
    .replace(/\*\*|\(\s*\)/g, "")
    .replace(/^\s*:\s*/, "")
    .trim();

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

/** A sentence at a time where a line holds several. */
export const sentences = (text: string) =>
  text
    .split(sentenceEnd)
    .map((part) => withoutEvery(clean(part.slice(0, longestSentence)), greeting))
    .filter((part) => part.length > 2);

const greeting = worded("^{greetings}(-|,|:|.|!)?");

/** Whether a line is an item of a list. */
const bulleted = /^\s*(?:[*•●▪◦○■·\uF0B7\uF0D8\uF0A7\uF0FC➢–—\->]+(?!\*)\s*\p{L}|\(?\d{1,2}[.)]\s)/u;

export const isItem = (line: string) => bulleted.test(line);

/** A line shorter than this was not broken by the page's edge. */
const wrapped = 55;
const unfinished = worded("( ({and}|{or}|{prepositions}|{articles})|,)¶");

/** Lines a page broke in the middle of a sentence: it waits for more, or the next begins small; neither is a bullet. */
export function unwrapped(lines: string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1)?.trimEnd() ?? "";
    const isRest = last.length > wrapped && !endsIn(last, ".!?:;") && beginsSmall(line.trimStart());
    const goesOn = isRest || (line.trim() !== "" && !isItem(line) && has(last, unfinished));
    if (goesOn) whole[whole.length - 1] = `${last} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}
