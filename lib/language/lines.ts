import type { SourceText } from "./source-text";
import { beginsSmall, endsIn } from "./letters";
import { monthPattern } from "./months";
import { worded } from "./worded";

/** One line without its indentation, bullet or markdown marks. */
export type Line = {
  /** Offsets of `text` in the document. */
  start: number;
  end: number;
  text: string;
  low: string;
  /** The line began with a bullet or a list number. */
  bullet: boolean;
  /** An empty line, or the top of the text, came before. */
  gap: boolean;
};

const lead = /^[\s\u200b]*(?:#{1,6}\s+)?(?:([•*>+\-\p{So}]|-{2,}|\d{1,2}[.)])(?=\s|\p{L})\s*)?/u;
/** "12.2019", "2. 3. 2019" and "2. März 2019" begin a date, not a list item. */
const dated = new RegExp(
  `^\\s*\\d{1,2}\\.(?:\\d|\\s*\\d{1,2}\\.\\s*\\d|\\s*(?:${monthPattern})\\.?\\s+\\d{4})`,
);

/** Longer lines are read in parts: no field of a CV is longer, and patterns stay fast whatever the file. */
const longest = 1_000;

/** A line shorter than this was not broken by the edge of a page or a column. */
const wrapped = 40;
const closed = ".;:!?)|█";

const unfinished = worded("( ({and}|{or}|{prepositions}|{articles})|,)¶");
const longestLast = 20;

/** Whether a line goes on where such an edge broke the one before: in the middle of a sentence. */
export function goesOn(before: Pick<Line, "text" | "low">, { text, bullet, gap }: Line): boolean {
  if (bullet || gap || before.text.length < wrapped || endsIn(before.text, closed)) return false;
  return beginsSmall(text) || unfinished.test(before.low.slice(-longestLast));
}

/** The lines of a text that hold something, each with where it stands. */
export function linesOf({ text, low }: SourceText): Line[] {
  const lines: Line[] = [];
  let gap = true;
  for (let at = 0; at <= text.length;) {
    const newline = text.indexOf("\n", at);
    const stop = newline < 0 ? text.length : newline;
    let from = at;
    do {
      const to =
        stop - from > longest ? Math.max(text.lastIndexOf(" ", from + longest), from + longest / 2) : stop;
      const line = readLine(text, low, from, to, gap);
      if (line) lines.push(line);
      gap = !line && stop - at <= longest;
      from = to;
    } while (from < stop);
    at = stop + 1;
  }
  return lines;
}

function readLine(text: string, low: string, from: number, to: number, gap: boolean): Line | null {
  const raw = text.slice(from, to);
  const marks = dated.test(low.slice(from, to)) ? /^\s*()/.exec(raw) : lead.exec(raw);
  const start = from + (marks?.[0].length ?? 0);
  let end = from + raw.trimEnd().length;
  while (end > start && /[\s*_\u200b]/.test(text.charAt(end - 1))) end--;
  if (end <= start) return null;
  return {
    start,
    end,
    text: text.slice(start, end),
    low: low.slice(start, end),
    bullet: Boolean(marks?.[1]),
    gap,
  };
}
