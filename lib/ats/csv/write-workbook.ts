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
  const data = rows.map((row, at) =>
    row.map((value) =>
      typeof value === "number"
        ? value
        : {
            value: value.slice(0, longest),
            type: String,
            ...(at === 0 && { fontWeight: "bold" as const }),
          },
    ),
  );
  const columns = (rows[0] ?? []).map((heading) => ({ width: Math.min(40, String(heading).length + 4) }));
  return new Uint8Array(await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer());
}
