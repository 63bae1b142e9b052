import { type Line, lineOf } from "@/lib/language/line.ts";

/**
 * A table's row as lines. Cells of one line each make one line, separated by tabs; the last cell may have more lines
 * (an entry beside its date). If an earlier cell has more, the table is a page layout: cells follow one another.
 */
export function rowLines(row: readonly Line[][]): Line[] {
  const cells = row.filter((cell) => cell.length > 0);
  const last = cells.at(-1);
  if (!last) return [];
  if (cells.slice(0, -1).some((cell) => cell.length > 1)) {
    return cells.flatMap(([first, ...rest]) => [{ ...(first as Line), gap: true }, ...rest]);
  }
  const text = cells.map(([first]) => first?.text).join("\t");
  return [lineOf({ text }), ...last.slice(1)];
}
