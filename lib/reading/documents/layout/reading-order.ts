import type { Segment } from "./segment.ts";

/**
 * Segments in the order a person reads them. The order of drawing is kept unless it goes back up within a column, as of
 * programs that draw lists, dates or headers apart, or goes from column to column line by line. Then the place on the
 * page decides.
 */
export function readingOrder(segments: readonly Segment[]): Segment[] {
  const upright = segments.filter((segment) => !segment.turned);
  const { left = [], right = [] } = columnsIn(fromTheTop(upright)) ?? {};
  const isDrawnInOrder =
    isDrawnDownwards(upright) && !isDrawnAcross(upright, left, right) && !isMargin(left, right);
  return isDrawnInOrder ? [...segments] : orderByPlace(segments);
}

/** Orders segments by position alone: columns from left to right, each from the top, between what spans them. */
export function orderByPlace(segments: readonly Segment[]): Segment[] {
  const upright = segments.filter((segment) => !segment.turned);
  return [...placed(fromTheTop(upright)), ...segments.filter((segment) => segment.turned)];
}

/** The width of a strip of the page, in points. */
const strip = 8;
const stripsOf = ({ left, right }: Segment) => {
  const [first, last] = [
    Math.floor(left / strip),
    Math.max(Math.floor(left / strip), Math.ceil(right / strip) - 1),
  ];
  return Array.from({ length: Math.min(last - first + 1, 500) }, (_, i) => first + i);
};

/** Drawing goes to another column this often where it follows the columns. */
const mostSwitches = 6;

/** Whether drawing goes from one column of text to another and back; cells beside entries are drawn so in order. */
function isDrawnAcross(
  segments: readonly Segment[],
  left: readonly Segment[],
  right: readonly Segment[],
): boolean {
  if (areShort(left) || areShort(right)) return false;
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const sides = segments.flatMap((one) => (inLeft.has(one) ? "left" : inRight.has(one) ? "right" : []));
  return sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length > mostSwitches;
}

/** Whether each segment was drawn after the one above it. */
function isDrawnDownwards(segments: readonly Segment[]): boolean {
  const drawn = new Map(segments.map((segment, index) => [segment, index]));
  const above = new Map<number, Segment>();
  for (const segment of fromTheTop(segments)) {
    const strips = stripsOf(segment);
    const neighbours = new Set(strips.flatMap((at) => above.get(at) ?? []));
    for (const other of neighbours)
      if (!isOnOneLine(other, segment) && drawn.get(other)! > drawn.get(segment)!) return false;
    for (const at of strips) above.set(at, segment);
  }
  return true;
}

const isOnOneLine = (a: Segment, b: Segment) =>
  Math.abs(a.baseline - b.baseline) < 0.3 * Math.max(a.size, b.size);

/** Line by line from the top; segments on about the same baseline from left to right. */
function fromTheTop(segments: readonly Segment[]): Segment[] {
  return rowsOf(segments.toSorted((a, b) => a.baseline - b.baseline)).flat();
}

/** Segments ordered from the top in rows, each from left to right. */
function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const [first] = rows.at(-1) ?? [];
    if (first && segment.baseline - first.baseline < 0.3 * first.size) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return rows;
}

/** Deeper nesting of columns than this is no page that a person made. */
const mostNested = 6;

/** Orders segments given from the top: the largest block of two columns in them, and what is above and below. */
function placed(segments: readonly Segment[], depth = 0): Segment[] {
  const columns = depth < mostNested ? columnsIn(segments) : null;
  if (!columns) return [...segments];
  const { above, left, right, below } = columns;
  const side = isMargin(left, right) ? besideBlocks(left, right) : [left, right];
  return [above, ...side, below].flatMap((part) => placed(part, depth + 1));
}

/** The lines of a column, given from the top, in blocks: the distance to the next block is clearly larger. */
function blocksOf(column: readonly Segment[]): Segment[][] {
  const steps = column.map((line, at) => line.baseline - (column[at - 1]?.baseline ?? -Infinity));
  const least = Math.min(...steps.filter((step) => step > 1));
  const blocks: Segment[][] = [];
  for (const [at, line] of column.entries())
    if (steps[at]! > Math.min(1.6 * least, 4 * line.size)) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  return blocks;
}

/** Whether short blocks (dates with a place) stand in the margin, each beside the first line of a block of the text. */
function isMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [cells, texts] = [blocksOf(left), blocksOf(right)];
  const isBeside = ([cell]: Segment[]) =>
    texts.some(
      ([text]) => Math.abs(text!.baseline - cell!.baseline) < 0.5 * Math.max(text!.size, cell!.size),
    );
  return areShort(left) && cells.length > 1 && cells.length <= texts.length + 1 && cells.every(isBeside);
}

/** The blocks in a margin, each before the lines of the text that are beside and below it. */
function besideBlocks(left: readonly Segment[], right: readonly Segment[]): Segment[][] {
  const cells = blocksOf(left);
  const top = ([cell]: readonly Segment[]) => cell!.baseline - cell!.size;
  return cells.flatMap((cell, at) => {
    const [from, to] = [at === 0 ? -Infinity : top(cell), cells[at + 1] ? top(cells[at + 1]!) : Infinity];
    return [cell, right.filter(({ baseline }) => baseline >= from && baseline < to)];
  });
}

/** Fewest lines on either side of a gutter. */
const fewest = 3;

/** The largest part of a page with two columns, as rows from `first` to before `last`, and the gutter between them. */
function columnsIn(segments: readonly Segment[]) {
  const rows = rowsOf(segments);
  if (rows.length < fewest) return null;
  let best: { x: number; first: number; last: number; size: number } | null = null;
  for (const x of new Set(segments.map(({ left }) => Math.floor(left) - 1)))
    for (const block of blocksBeside(rows, x))
      if (block.size > (best?.size ?? 0) && isInColumns(rows.slice(block.first, block.last).flat(), x))
        best = { x, ...block };
  if (!best) return null;
  const { x, first, last } = best;
  const within = rows.slice(first, last).flat();
  return {
    above: rows.slice(0, first).flat(),
    left: within.filter((segment) => isLeftOf(segment, x)),
    right: within.filter((segment) => !isLeftOf(segment, x)),
    below: rows.slice(last).flat(),
  };
}

const isLeftOf = ({ right }: Segment, x: number) => right <= x;

/**
 * The runs of rows in which no segment crosses `x`, from the first to the last row with a segment on either side. Their
 * `size` is the number of lines on the shorter side, without short ones on a line of the other side: dates beside
 * their entries are no column.
 */
function blocksBeside(rows: readonly Segment[][], x: number) {
  const blocks: { first: number; last: number; size: number }[] = [];
  let [first, left, right, cells] = [0, 0, 0, 0];
  const close = (last: number) => {
    const lines = Math.min(left, right);
    if (lines >= fewest) blocks.push({ first, last, size: lines - cells });
    [first, left, right, cells] = [last + 1, 0, 0, 0];
  };
  rows.forEach((row, at) => {
    if (row.some((segment) => segment.left < x && segment.right > x)) return close(at);
    const sides = [true, false].map((isLeft) => row.filter((segment) => isLeftOf(segment, x) === isLeft));
    left += sides[0]!.length;
    right += sides[1]!.length;
    if (sides.every((side) => side.length > 0) && sides.some((side) => side.every(isShort))) cells++;
  });
  close(rows.length);
  return blocks;
}

const statesYear = /(?:19|20)\d\d/;

/** The longest date, level or place beside an entry, in characters. */
const longestCell = 26;
const longestDates = 40;
const isShort = ({ text }: Segment) => text.length <= (statesYear.test(text) ? longestDates : longestCell);
const areShort = (column: readonly Segment[]) => column.filter(isShort).length >= 0.8 * column.length;

/** Whether these are two texts side by side, and not rows of one table. */
function isInColumns(segments: readonly Segment[], x: number): boolean {
  const left = segments.filter((segment) => isLeftOf(segment, x));
  const right = segments.filter((segment) => !isLeftOf(segment, x));
  return !isColumnOfCells(left, right) && !isColumnOfCells(right, left);
}

/** Whether they are short cells (dates, levels, places), nearly each of which begins on a line of the other side. */
function isColumnOfCells(column: readonly Segment[], entries: readonly Segment[]): boolean {
  if (!areShort(column)) return false;
  if (column.every(({ text }) => statesYear.test(text))) return true;
  const isBeside = (cell: Segment) =>
    entries.some((entry) => Math.abs(entry.baseline - cell.baseline) < 0.3 * cell.size);
  const cells = column.filter((line, at) => !isWrapped(column[at - 1], line));
  const [lines, begun] = [column, cells].map((some) => some.filter(isBeside).length / some.length);
  return lines! >= 0.7 || (begun! >= 0.7 && column.length <= entries.length * 0.7);
}

/** Whether a line is the next of its cell. */
const isWrapped = (above: Segment | undefined, line: Segment) =>
  above !== undefined && line.baseline - above.baseline < 1.5 * line.size;
