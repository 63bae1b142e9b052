import writeExcelFile from "write-excel-file/node";

/** The most characters of a cell. */
const longest = 32_767;

/**
 * Rows as a workbook (XLSX) of one sheet, whose first row is the heading and stays in view. Texts stay texts: a
 * spreadsheet program calculates none of them.
 */
export async function writeWorkbook(
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [heading = [], ...others] = rows.map((row) =>
    row.map((value) => (typeof value === "number" ? value : value.slice(0, longest))),
  );
  const data = [heading.map((value) => ({ value, fontWeight: "bold" as const })), ...others];
  const columns = heading.map((name) => ({ width: Math.min(40, String(name).length + 4) }));
  return new Uint8Array(await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer());
}
