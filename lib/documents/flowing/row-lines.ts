import { type Line, lineOf } from "@/lib/language/line.ts";

/** The longest date or label that is written over several lines of its cell. */
const longestLabel = 40;

/** A cell's lines; one if together they are no longer than a date or a label. */
function joined(cell: Line[]): Line[] {
  const text = cell.map((line) => line.text).join(" ");
  const isLabel = cell.length > 1 && text.length <= longestLabel && !text.includes("•");
  return isLabel ? [lineOf({ text })] : cell;
}

/**
 * A table's row as lines. Cells of one line each make one line, separated by tabs; the last cell may have more lines
 * (an entry beside its date). If an earlier cell has more, the table is a page layout: cells follow one another.
 */
export function rowLines(row: readonly Line[][]): Line[] {
  const filled = row.filter((cell) => cell.length > 0);
  const cells = filled.map((cell, at) => (at < filled.length - 1 ? joined(cell) : cell));
  const last = cells.at(-1);
  if (!last) return [];
  if (cells.slice(0, -1).some((cell) => cell.length > 1)) {
    return filled.flatMap(([first, ...rest]) => [{ ...(first as Line), gap: true }, ...rest]);
  }
  const text = cells.map(([first]) => first?.text).join("\t");
  return [lineOf({ text }), ...last.slice(1)];
}
