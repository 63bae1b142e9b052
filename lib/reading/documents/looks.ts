import { type Line, lineOf } from "@/lib/reading/language/line.ts";
import type { Look, Run } from "@/lib/runs.ts";
import { cleanText, joinSpacedLetters } from "./clean-text.ts";
import type { Colour } from "./contrast.ts";

/** Text as it is in a file, and how it is set; null where the format has no looks. */
export type Piece = { text: string; look: Look | null };

type Setting = { size: number; bold?: boolean; italic?: boolean; colour?: Colour | null | undefined } & Pick<
  Look,
  "link"
>;

export function lookOf({ size, bold, italic, colour, link }: Setting): Look {
  const digits = colour?.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("");
  return {
    size: Math.round(size * 10) / 10,
    bold: bold || undefined,
    italic: italic || undefined,
    colour: digits === "000000" ? undefined : digits,
    link,
  };
}

export const isSameLook = (a: Look, b: Look) =>
  a.size === b.size &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.colour === b.colour &&
  a.link === b.link;

/** A paragraph's pieces by line. */
export function splitAtBreaks(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, look } of pieces)
    text.split("\n").forEach((part, at) => {
      if (at > 0) lines.push([]);
      lines.at(-1)!.push({ text: part, look });
    });
  return lines;
}

/** A line made of these pieces, cleaned. */
export function lineOfPieces(pieces: readonly Piece[]): Line {
  const text = joinSpacedLetters(cleanText(pieces.map((piece) => piece.text).join("")));
  return lineOf({ text, runs: runsOf(text, pieces) });
}

/**
 * The runs of a line made of these pieces. Cleaning and joining change white space, so the other characters are
 * counted.
 */
export function runsOf(text: string, pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const piece of pieces) {
    let left = cleanText(piece.text).replace(/\s+/g, "").length;
    if (left === 0) continue;
    while (isSpace(text, end)) end++;
    const start = end;
    for (; left > 0 && end < text.length; end++) if (!isSpace(text, end)) left--;
    if (piece.look && end > start) addRun(runs, { start, end, ...piece.look }, text);
  }
  return runs;
}

const isSpace = (text: string, at: number) => /\s/.test(text.charAt(at));

/** Appends a run; where it goes on in the look before it, with only white space between, that run is extended. */
export function addRun(runs: Run[], run: Run, text: string) {
  const last = runs.at(-1);
  if (last && isSameLook(last, run) && text.slice(last.end, run.start).trim() === "") last.end = run.end;
  else runs.push({ ...run });
}

export const moved = (runs: readonly Run[], by: number): Run[] =>
  runs.map((run) => ({ ...run, start: run.start + by, end: run.end + by }));

/** Lines as one, with this between them. */
export function joinLines(lines: readonly Line[], between: string): Line {
  let text = "";
  const runs: Run[] = [];
  lines.forEach((line, at) => {
    if (at > 0) text += between;
    const start = text.length;
    text += line.text;
    for (const run of moved(line.runs, start)) addRun(runs, run, text);
  });
  return lineOf({ text, runs });
}

/** A list item's line with its bullet. */
export function withBullet(line: Line): Line {
  if (line.text.startsWith("•")) return line;
  return { ...line, text: `• ${line.text}`, runs: moved(line.runs, 2) };
}
