import { CsvError, parse } from "csv-parse/sync";
import { invalid } from "@/lib/errors";

export type Table = { columns: string[]; rows: { line: number; cells: Record<string, string> }[] };

export const mostRows = 20_000;

/**
 * A CSV file as rows by heading: UTF-8, with comma, semicolon or tab. Throws invalid, with the line, when it is not
 * one.
 */
export function readTable(bytes: Uint8Array): Table {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid('The file is not UTF-8. Save it as "CSV UTF-8".');
  }
  if (text.includes("\u0000")) throw invalid("The file is not text.");
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      trim: true,
      to: mostRows + 2,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const [head, ...body] = records;
    const columns = head?.record ?? [];
    if (columns.length === 0) throw invalid("The file is empty: its first line has to name the columns.");
    const twice = columns.find((name, i) => columns.indexOf(name) !== i);
    if (twice !== undefined) throw invalid("Two columns have the same heading.");
    if (body.length > mostRows) throw invalid(`The file has more than ${mostRows} rows. Import it in parts.`);
    return {
      columns,
      rows: body.map(({ record, info }) => ({
        line: info.lines,
        cells: Object.fromEntries(columns.map((name, i) => [name, record[i] ?? ""])),
      })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? ` (line ${error.lines})` : "";
    throw invalid(
      `The file is not a table that can be read${line}: quotes or the number of columns do not match.`,
    );
  }
}

/** The sign that divides the first line most often. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
