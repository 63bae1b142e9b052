import type { ReadDocument } from "./document.ts";
import type { ReadLimits } from "./limits.ts";
import { Unreadable } from "./unreadable.ts";

/** A line as a reader found it: cleaned text, not empty. */
export type FoundLine = {
  text: string;
  box: [number, number, number, number] | null;
  /** A blank line stands before it: a new block. */
  apart: boolean;
  /** A page begins with it, in a format whose text flows over its pages. */
  turns?: boolean;
};
/** `flows`: its text goes on where the page before ended, perhaps within a paragraph. */
export type FoundPage = { width: number; height: number; lines: FoundLine[]; flows?: boolean };
export type HiddenText = ReadDocument["hidden"][number];

/** Lays pages out as one text with the offsets of every line: `text.slice(line.start, line.end)` is the line. */
export function assemble(pages: FoundPage[], hidden: HiddenText[], limits: ReadLimits): ReadDocument {
  const parts: string[] = [];
  const document: ReadDocument = { text: "", pages: [], lines: [], hidden };
  let length = 0;
  const append = (text: string) => {
    parts.push(text);
    length += text.length;
    if (length > limits.characters) throw new Unreadable("too_long");
  };
  pages.forEach((page, index) => {
    const number = index + 1;
    if (index > 0) append(page.flows && !page.lines[0]?.apart ? "\n" : "\n\n");
    const pageStart = length;
    page.lines.forEach((line, i) => {
      if (i > 0) append(line.apart ? "\n\n" : "\n");
      const start = length;
      append(line.text);
      document.lines.push({ start, end: length, page: number, box: line.box });
    });
    document.pages.push({ number, start: pageStart, end: length, width: page.width, height: page.height });
  });
  if (document.lines.length > limits.lines) throw new Unreadable("too_long");
  if (hidden.reduce((sum, { text }) => sum + text.length, 0) > limits.characters) {
    throw new Unreadable("too_long");
  }
  document.text = parts.join("");
  return document;
}
