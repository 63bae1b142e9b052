import { linesOf } from "@/lib/language/lines";
import { saysFromTo } from "@/lib/language/moments";
import { sourceText } from "@/lib/language/source-text";
import { readWords } from "@/lib/language/words";
import { type PlacedLine, placeLines } from "@/lib/profile/sections";
import { hashOf } from "./shingles";
import { plainWords } from "./text-lines";

/** A line of a CV as it is compared with jobs: its words as they are written, and as stems. */
export type CvLine = PlacedLine & {
  words: string[];
  /** Hashes of each five words in a row. */
  runs: number[];
  keys: string[];
  dated: boolean;
  listed: boolean;
};

/** A CV's lines, read once and compared with many jobs. */
export function cvLines(text: string): CvLine[] {
  const ended = `${text}\n`;
  return placeLines(linesOf(sourceText(text))).map((line) => {
    const words = plainWords(line.text);
    return {
      ...line,
      // Readers cut very long lines in parts: what is true of a part is true of the line it was cut from.
      start: text.lastIndexOf("\n", line.start) + 1,
      end: ended.indexOf("\n", line.end),
      words,
      runs: runsOf(words),
      keys: readWords(line.text).map(({ key }) => key),
      dated: saysFromTo(line.low),
      listed: isList(line.text, words.length),
    };
  });
}

export const runLength = 5;
export const runsOf = (words: string[]) =>
  words.slice(runLength - 1).map((_, at) => hashOf(words.slice(at, at + runLength).join(" ")));

const fewestItems = 4;
const wordsAnItem = 4.5;

/** Skills named one after the other are the same words in any CV, in the job's own order too: that is no copying. */
export const isList = (text: string, words: number) => {
  const items = text.split(/[,;|•]/).length;
  return items >= fewestItems && words / items <= wordsAnItem;
};
