import { fold } from "@/lib/language/fold";

/** A line of a text by UTF-16 offsets, `end` exclusive and without the line break. */
export type TextLine = { start: number; end: number; text: string };

export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    lines.push({ start, end: start + line.length, text: line });
    start += line.length + 1;
  }
  return lines;
}

const word = /[\p{L}\p{N}+#]+/gu;

/** The words of a text as written but folded: for telling copies, where stems would find too much. */
export const plainWords = (text: string): string[] => fold(text).match(word) ?? [];
