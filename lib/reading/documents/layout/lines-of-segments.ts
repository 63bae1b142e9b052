import { type Line, lineOf } from "@/lib/reading/language/line.ts";
import { runsOf, withBullet } from "../looks.ts";
import { asRead, isRightToLeft } from "./right-to-left.ts";
import type { Segment } from "./segment.ts";

/** A gap on a line wider than this, in ems, separates columns or cells and becomes a tab in the text. */
const columnGap = 1.6;
/** Lines further apart than this multiple of the page's usual line spacing belong to different blocks. */
const blockGap = 1.4;

/** A dot that was drawn as a shape: left, top, right, bottom. */
type Bullet = { box: readonly [number, number, number, number] };

/** Segments in reading order → lines. */
export function linesOfSegments(segments: readonly Segment[], bullets: readonly Bullet[] = []): Line[] {
  const lines: Segment[][] = [];
  for (const segment of segments) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && (continues(last, segment) || continuesRtl(line, segment))) line.push(segment);
    else lines.push([segment]);
  }
  for (const line of lines) if (line.some(isRtlSegment)) line.sort((a, b) => a.left - b.left);
  const usual = usualStep(lines);
  return lines.map((line, i) => {
    const previous = lines[i - 1]?.[0];
    const first = line[0] as Segment;
    const step = previous ? first.baseline - previous.baseline : 0;
    const text = asRead(line.map((segment, j) => separator(line[j - 1], segment) + segment.text).join(""));
    const whole = lineOf({
      text,
      runs: runsOf(
        text,
        line.flatMap((segment) => segment.pieces),
      ),
      box: boxOf(line),
      gap:
        previous !== undefined && (step < 0 || step > blockGap * Math.max(usual, first.size, previous.size)),
    });
    return bullets.some((bullet) => standsBefore(bullet, first)) ? withBullet(whole) : whole;
  });
}

/** The median distance from one baseline down to the next. */
function usualStep(lines: readonly Segment[][]): number {
  const steps = lines
    .map((line, i) => (line[0] as Segment).baseline - (lines[i - 1]?.[0]?.baseline ?? Infinity))
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

function standsBefore({ box: [left, top, right, bottom] }: Bullet, first: Segment): boolean {
  const middle = (top + bottom) / 2;
  const beside = first.left - right > 0 && first.left - left < 3 * first.size;
  return beside && !first.turned && middle < first.baseline && middle > first.baseline - first.size * 0.8;
}

function continues(last: Segment, next: Segment): boolean {
  const sameLine = Math.abs(last.baseline - next.baseline) < 0.35 * Math.max(last.size, next.size);
  return sameLine && !last.turned && !next.turned && next.left >= last.right - 0.5 * last.size;
}

const isRtlSegment = ({ text }: Segment) => isRightToLeft(text);

/** Programs draw the pieces of a Hebrew or Arabic line from right to left, but each piece from left to right. */
function continuesRtl(line: readonly Segment[], next: Segment): boolean {
  const last = line.at(-1) as Segment;
  const sameLine = Math.abs(last.baseline - next.baseline) < 0.35 * Math.max(last.size, next.size);
  const leftOfAll = line.every(({ left, size }) => next.right <= left + 0.5 * size);
  return sameLine && leftOfAll && !next.turned && (isRtlSegment(next) || line.some(isRtlSegment));
}

function separator(last: Segment | undefined, next: Segment): string {
  if (!last) return "";
  const pieces = isRtlSegment(last) || isRtlSegment(next);
  if (pieces && next.left - last.right < 0.12 * Math.max(last.size, next.size)) return "";
  if (last.text === "•") return " ";
  return next.left - last.right > columnGap * Math.max(last.size, next.size) ? "\t" : " ";
}

function boxOf(line: readonly Segment[]): Line["box"] {
  const left = Math.min(...line.map((segment) => segment.left));
  const right = Math.max(...line.map((segment) => segment.right));
  const top = Math.min(...line.map((segment) => segment.baseline - segment.size * 0.8));
  const bottom = Math.max(...line.map((segment) => segment.baseline + segment.size * 0.25));
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(left), round(top), round(right - left), round(bottom - top)];
}
