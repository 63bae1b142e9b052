import { fold } from "@/lib/language/letters";
import { type Span, spansOf } from "@/lib/language/mask";
import { linesOf, sourceText } from "@/lib/language/lines";
import { saysFromTo } from "@/lib/language/moments";
import { readWords } from "@/lib/language/words";
import { type PlacedLine, placeLines } from "@/lib/profile/sections";
import { hashOf } from "./shingles";

/** A line of a text by UTF-16 offsets, `end` exclusive and without the line break. */
export type TextLine = Span & { text: string };

const line = /(?<![^\n])[^\n]*/g;

export const textLines = (text: string): TextLine[] =>
  spansOf(line, text).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));

const word = /[\p{L}\p{N}+#]+/gu;

/** The words of a text as written but folded: for telling copies, where stems would find too much. */
export const plainWords = (text: string): string[] => fold(text).match(word) ?? [];

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
