import type { Line } from "@/lib/reading/language/line.ts";
import type { Run } from "@/lib/runs.ts";
import type { ReadDocument, ReadFile } from "./document.ts";
import type { ReadLimits } from "./limits.ts";
import { addRun, moved } from "./looks.ts";
import { Unreadable } from "./unreadable.ts";

/** `flows`: its text continues that of the previous page, perhaps within a paragraph. */
export type FoundPage = { width: number; height: number; lines: Line[]; flows?: boolean };
/** A CV's links are far shorter together; any further targets are dropped. */
const mostLinkCharacters = 20_000;
/** A page's size in points, for formats without pages. */
export const a4 = { width: 595.3, height: 841.9 };
export type Assembled = Omit<ReadFile, "properties">;
export type HiddenText = ReadDocument["hidden"][number];

/** Joins pages into one text with the offsets of every line: `text.slice(line.start, line.end)` is the line. */
export function assemble(pages: FoundPage[], hidden: HiddenText[], limits: ReadLimits): Assembled {
  const looks: Run[] = [];
  const document: Assembled = { text: "", pages: [], lines: [], hidden, looks };
  let linkCharacters = 0;
  const append = (text: string) => {
    document.text += text;
    if (document.text.length > limits.characters) throw new Unreadable("too_long");
  };
  pages.forEach((page, index) => {
    const number = index + 1;
    if (index > 0) append(page.flows && !page.lines[0]?.gap ? "\n" : "\n\n");
    const pageStart = document.text.length;
    page.lines.forEach((line, i) => {
      if (i > 0) append(line.gap ? "\n\n" : "\n");
      const start = document.text.length;
      append(line.text);
      for (const run of moved(line.runs, start)) {
        linkCharacters += run.link?.length ?? 0;
        addRun(looks, linkCharacters > mostLinkCharacters ? { ...run, link: undefined } : run, document.text);
      }
      document.lines.push({ start, end: document.text.length, page: number, box: line.box });
    });
    const { width, height } = page;
    document.pages.push({ number, start: pageStart, end: document.text.length, width, height });
  });
  const hiddenCharacters = hidden.reduce((sum, { text }) => sum + text.length, 0);
  if (document.lines.length > limits.lines || hiddenCharacters > limits.characters)
    throw new Unreadable("too_long");
  return document;
}
