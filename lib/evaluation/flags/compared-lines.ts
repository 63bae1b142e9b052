import { fold } from "@/lib/language/letters";
import { type Span, spansOf } from "@/lib/language/mask";
import { linesOf, sourceText } from "@/lib/language/lines";
import { statesPeriod } from "@/lib/language/dates";
import { readWords } from "@/lib/language/words";
import { type PlacedLine, placeLines } from "@/lib/profile/sections";
import { hashOf } from "./shingles";

/** A line of a text by UTF-16 offsets, `end` exclusive and without the line break. */
export type TextLine = Span & { text: string };

const line = /(?<![^\n])[^\n]*/g;

export const textLines = (text: string): TextLine[] =>
  spansOf(line, text).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));

const word = /[\p{L}\p{N}+#]+/gu;

/** The folded words of a text, not stemmed: for detecting copies, where stems would match too much. */
export const plainWords = (text: string): string[] => fold(text).match(word) ?? [];

/** A line of a CV, prepared for comparison with jobs: its words as written, and as stems. */
export type CvLine = PlacedLine & {
  words: string[];
  /** Hashes of every five consecutive words. */
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
      // Very long lines are read in parts: each part gets the offsets of the whole line.
      start: text.lastIndexOf("\n", line.start) + 1,
      end: ended.indexOf("\n", line.end),
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
