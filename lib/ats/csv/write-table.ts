/** Beginnings that spreadsheet programs treat as a formula. */
const formula = /^(?:[\t\r]|\s*[=+\-@|＝＋－＠])/u;

/**
 * Rows as CSV that a spreadsheet opens as text: UTF-8 with a byte order mark, every cell quoted, and an apostrophe
 * before cells that would run as a formula.
 */
export function writeTable(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
