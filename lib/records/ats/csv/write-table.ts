/**
 * Where a program that takes any of `,` `;` `|`, a tab, a space or a line break for the separator would begin a cell
 * with a formula (spaces and quotes before it are dropped), and tabs and line breaks that begin one of our cells. After
 * a space only what something follows: " - " is a dash.
 */
const formula =
  /(?=[=+\-@|＝＋－＠])(?<=(?:^|[,;|\t\r\n])[\s"]*)|(?<= )(?="*[=+\-@＝＋－＠][^\s])|^(?=[\t\r\n])/gu;

/**
 * Rows as CSV that a spreadsheet opens as text: UTF-8 with a byte order mark, every cell quoted, and an apostrophe
 * wherever a formula would begin. Programs that separate at another character than ours see our quotes as text within
 * a cell, so a cell's own separators count.
 */
export function writeTable(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === "string" ? value.replace(formula, "'") : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
