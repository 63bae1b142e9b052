/** What spreadsheet programs take for the beginning of a formula. */
const formula = /^(?:[\t\r]|\s*[=+\-@|＝＋－＠])/u;

/**
 * Rows as CSV that a spreadsheet opens as text: UTF-8 with its mark, every cell quoted, and an apostrophe before what
 * would be run as a formula.
 */
export function writeTable(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
