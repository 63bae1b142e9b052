import type { Segment } from "./segments.ts";

/** Stream order is usually reading order; switching sides more often than this on a page, it is not. */
const tolerableSwitches = 12;

/**
 * Segments in the order a person reads them. Most programs draw in that order, so it is kept, unless drawing runs
 * to and fro between two columns of a page that are independent of each other: then each column is read by itself,
 * between the lines that span both. A column of dates beside its entries is one table and stays as drawn.
 */
export function readingOrder(segments: readonly Segment[]): Segment[] {
  const upright = segments.filter((segment) => !segment.turned);
  const gutter = findGutter(upright);
  if (gutter === null || switches(upright, gutter) <= tolerableSwitches || isTable(upright, gutter)) {
    return [...segments];
  }
  const ordered: Segment[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const flush = () => {
    ordered.push(...left.sort(byLine), ...right.sort(byLine));
    left = [];
    right = [];
  };
  for (const segment of upright.toSorted(byLine)) {
    const side = sideOf(segment, gutter);
    if (side === "both") {
      flush();
      ordered.push(segment);
    } else (side === "left" ? left : right).push(segment);
  }
  flush();
  return [...ordered, ...segments.filter((segment) => segment.turned)];
}

/** Top to bottom, then left to right within about the same baseline. */
const byLine = (a: Segment, b: Segment) => {
  const sameLine = Math.abs(a.baseline - b.baseline) < 0.3 * Math.min(a.size, b.size);
  return sameLine ? a.left - b.left : a.baseline - b.baseline;
};

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

/** One side holds short cells (dates, levels, places), nearly all on a baseline of the other side. */
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
