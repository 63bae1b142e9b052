import type { Segment } from "./segment.ts";

/** Drawing order is usually reading order; on a page with more jumps than this it is not. */
const tolerableJumps = 12;

/**
 * Segments in the order a person reads them. Most programs draw in that order, so it is kept, except in two cases.
 * Drawing that alternates between two independent columns: then each column is read by itself, between the lines
 * that span both. (A column of dates beside its entries is one table and stays as drawn.)
 * Drawing that keeps jumping back up a page of one column: then the page is read from the top.
 */
export function readingOrder(segments: readonly Segment[]): Segment[] {
  const upright = segments.filter((segment) => !segment.turned);
  const gutter = findGutter(upright);
  const isDrawnInOrder =
    gutter === null
      ? jumpsUp(upright) <= tolerableJumps
      : switches(upright, gutter) <= tolerableJumps || isTable(upright, gutter);
  return isDrawnInOrder ? [...segments] : orderByPlace(segments);
}

/** Orders segments by position alone: by column if there are columns, else from the top. */
export function orderByPlace(segments: readonly Segment[]): Segment[] {
  const upright = segments.filter((segment) => !segment.turned);
  const turned = segments.filter((segment) => segment.turned);
  const gutter = findGutter(upright);
  const ordered = fromTheTop(upright);
  if (gutter === null || isTable(upright, gutter)) return [...ordered, ...turned];
  return [...byColumn(ordered, gutter), ...turned];
}

/** Takes segments ordered from the top; between spanning lines, puts the left column before the right. */
function byColumn(segments: readonly Segment[], gutter: number): Segment[] {
  const ordered: Segment[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const flush = () => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const segment of segments) {
    const side = sideOf(segment, gutter);
    if (side === "both") {
      flush();
      ordered.push(segment);
    } else (side === "left" ? left : right).push(segment);
  }
  flush();
  return ordered;
}

/** Line by line from the top; segments on about the same baseline from left to right. */
function fromTheTop(segments: readonly Segment[]): Segment[] {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const [first] = lines.at(-1) ?? [];
    if (first && segment.baseline - first.baseline < 0.3 * first.size) lines.at(-1)?.push(segment);
    else lines.push([segment]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.left - b.left));
}

const jumpsUp = (segments: readonly Segment[]) =>
  segments.filter((segment, i) => {
    const previous = segments[i - 1];
    return previous !== undefined && previous.baseline - segment.baseline > 0.9 * segment.size;
  }).length;

type Side = "left" | "right" | "both";
const sideOf = (segment: Segment, gutter: number): Side =>
  segment.right <= gutter ? "left" : segment.left >= gutter ? "right" : "both";

/** The x that fewest segments cross, with a fair share of the page's lines on either side; null if there is none. */
function findGutter(segments: readonly Segment[]): number | null {
  if (segments.length < 10) return null;
  let best: { x: number; crossing: number } | null = null;
  for (const x of new Set(segments.map((segment) => Math.floor(segment.left) - 1))) {
    let left = 0;
    let right = 0;
    for (const segment of segments) {
      const side = sideOf(segment, x);
      if (side === "left") left++;
      else if (side === "right") right++;
    }
    const crossing = segments.length - left - right;
    const fair = Math.min(left, right) >= segments.length * 0.15 && crossing <= segments.length * 0.15;
    if (fair && (best === null || crossing < best.crossing)) best = { x, crossing };
  }
  return best?.x ?? null;
}

function switches(segments: readonly Segment[], gutter: number): number {
  let count = 0;
  let current: Side | null = null;
  for (const segment of segments) {
    const side = sideOf(segment, gutter);
    if (side === "both") continue;
    if (current !== null && side !== current) count++;
    current = side;
  }
  return count;
}

/** Whether one side holds short cells (dates, levels, places), nearly all on a baseline of the other side. */
function isTable(segments: readonly Segment[], gutter: number): boolean {
  const left = segments.filter((segment) => sideOf(segment, gutter) === "left");
  const right = segments.filter((segment) => sideOf(segment, gutter) === "right");
  return isColumnOfCells(left, right) || isColumnOfCells(right, left);
}

function isColumnOfCells(cells: readonly Segment[], entries: readonly Segment[]): boolean {
  const lengths = cells.map((cell) => cell.text.length).sort((a, b) => a - b);
  if ((lengths[Math.floor(lengths.length * 0.8)] ?? 0) > 26) return false;
  const aligned = cells.filter((cell) =>
    entries.some((entry) => Math.abs(entry.baseline - cell.baseline) < 0.3 * cell.size),
  );
  return aligned.length >= cells.length * 0.8;
}
