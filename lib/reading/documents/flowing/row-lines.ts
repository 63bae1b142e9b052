import type { Line } from "@/lib/reading/language/line.ts";
import { joinLines } from "../looks.ts";

/** The longest date or label that is written over several lines of its cell. */
const longestLabel = 40;

/** A cell's lines; one if together they are no longer than a date or a label. */
function joined(cell: Line[]): Line[] {
  const line = joinLines(cell, " ");
  const isLabel = cell.length > 1 && line.text.length <= longestLabel && !line.text.includes("•");
  return isLabel ? [line] : cell;
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
  const firsts = cells.flatMap((cell) => cell.slice(0, 1));
  return [joinLines(firsts, "\t"), ...last.slice(1)];
}
