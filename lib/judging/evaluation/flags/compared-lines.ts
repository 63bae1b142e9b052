import { fold } from "@/lib/reading/language/letters";
import type { Line } from "@/lib/reading/language/line";
import { sourceText } from "@/lib/reading/language/lines";
import { statesPeriod } from "@/lib/reading/language/dates";
import { readWords } from "@/lib/reading/language/words";
import { cvLines } from "@/lib/reading/profile/sections";
import { hashOf } from "./shingles";

const word = /[\p{L}\p{N}+#]+/gu;

/** The folded words of a text, not stemmed: for detecting copies, where stems would match too much. */
export const plainWords = (text: string): string[] => fold(text).match(word) ?? [];

/** A line of a CV, prepared for comparison with jobs: its words as written, and as stems. */
export type Compared = {
  line: Line;
  words: string[];
  /** Hashes of every five consecutive words. */
  runs: number[];
  keys: string[];
  dated: boolean;
  listed: boolean;
};

/** A CV's lines, read once and compared with many jobs. */
export function comparedLines(text: string): Compared[] {
  const ended = `${text}\n`;
  return cvLines(sourceText(text)).map((line) => {
    const words = plainWords(line.text);
    // Very long lines are read in parts: each part gets the offsets of the whole line.
    const start = text.lastIndexOf("\n", line.start) + 1;
    const end = ended.indexOf("\n", line.end);
    return {
      line: { ...line, start, end },
      words,
      runs: runsOf(words),
      keys: readWords(line.text).map(({ key }) => key),
      dated: statesPeriod(line.low),
      listed: isList(line.text, words.length),
    };
  });
}

export const runLength = 5;
export const runsOf = (words: string[]) =>
  words.slice(runLength - 1).map((_, at) => hashOf(words.slice(at, at + runLength).join(" ")));

const fewestItems = 4;
const wordsAnItem = 4.5;

/** A list of skills has the same words in any CV, perhaps even in the job's order: that is not copying. */
export const isList = (text: string, words: number) => {
  const items = text.split(/[,;|•]/).length;
  return items >= fewestItems && words / items <= wordsAnItem;
};
