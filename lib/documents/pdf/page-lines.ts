import type { FoundLine } from "../assemble.ts";
import { returnFloatingDates } from "./floating-dates.ts";
import { readingOrder } from "./reading-order.ts";
import type { Glyph } from "./page-drawing.ts";
import { type Segment, segmentsOf } from "./segments.ts";

/** A gap this wide on one line, in ems, parts columns or cells: a tab in the text. */
const columnGap = 1.6;
/** Lines further apart than this, in ems from baseline to baseline, belong to different blocks. */
const blockGap = 1.9;

/** Glyphs of one page → its lines in reading order. */
export function linesOf(glyphs: readonly Glyph[]): FoundLine[] {
  const lines: Segment[][] = [];
  for (const segment of readingOrder(returnFloatingDates(segmentsOf(glyphs)))) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && continues(last, segment)) line.push(segment);
    else lines.push([segment]);
  }
  return lines.map((line, i) => {
    const [previous, first] = [lines[i - 1]?.[0], line[0] as Segment];
    const step = previous ? first.baseline - previous.baseline : 0;
    return {
      text: line.map((segment, j) => separator(line[j - 1], segment) + segment.text).join(""),
      box: boxOf(line),
      apart: previous !== undefined && (step < 0 || step > blockGap * Math.max(first.size, previous.size)),
    };
  });
}

function continues(last: Segment, next: Segment): boolean {
  const sameLine = Math.abs(last.baseline - next.baseline) < 0.35 * Math.max(last.size, next.size);
  return sameLine && !last.turned && !next.turned && next.left >= last.right - 0.5 * last.size;
}

function separator(last: Segment | undefined, next: Segment): string {
  if (!last) return "";
  return next.left - last.right > columnGap * Math.max(last.size, next.size) ? "\t" : " ";
}

function boxOf(line: readonly Segment[]): [number, number, number, number] {
  const left = Math.min(...line.map((segment) => segment.left));
  const right = Math.max(...line.map((segment) => segment.right));
  const top = Math.min(...line.map((segment) => segment.baseline - segment.size * 0.8));
  const bottom = Math.max(...line.map((segment) => segment.baseline + segment.size * 0.25));
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(left), round(top), round(right - left), round(bottom - top)];
}
