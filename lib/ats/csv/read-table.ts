import { CsvError, parse } from "csv-parse/sync";
import { invalid } from "@/lib/errors";
import { decode, type Encoding } from "./decode";

/** `line` is where a row begins in the file, counted from 1; `extra` says that it has more cells than there are headings. */
export type Row = { line: number; cells: string[]; extra: boolean };
export const separators = [",", ";", "\t", "|"] as const;
type Separator = (typeof separators)[number];
export type Table = { columns: string[]; rows: Row[]; encoding: Encoding; separator: Separator };

export const mostRows = 200_000;
const mostColumns = 200;
/** Of one row: a forgotten quote swallows everything after it. */
const longestRow = 500_000;
const longestHeading = 100;

/** A CSV file as rows under headings. Throws invalid, with the line, when it is not one. */
export function readTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes);
  // Excel's own way of naming the separator.
  const named = /^\uFEFF?sep=([,;\t|])\n/i.exec(text);
  const body = text.slice(named?.[0].length ?? 0);
  const skipped = named ? 1 : 0;
  const separator = (named?.[1] as Separator | undefined) ?? separatorOf(body);
  const records = parsed(body, separator, skipped);
  const [head, ...rest] = records;
  const columns = headingsOf(head?.record ?? []);
  if (columns.length === 0) throw invalid("The file is empty: its first line has to name the columns.");
  if (columns.length > mostColumns) throw invalid(`The file has more than ${mostColumns} columns.`);
  if (rest.length > mostRows)
    throw invalid(`The file has more than ${mostRows.toLocaleString("en")} rows. Import it in parts.`);
  return {
    columns,
    ...{ encoding, separator },
    rows: rest.map(({ record, raw, info }) => ({
      // The parser counts to the row's end; line ends inside quotes lie before it.
      line: skipped + info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
      cells: columns.map((_, i) => record[i] ?? ""),
      extra: record.slice(columns.length).some((cell) => cell !== ""),
    })),
  };
}

type Record = { record: string[]; raw: string; info: { lines: number } };

function parsed(text: string, delimiter: string, skipped: number): Record[] {
  try {
    return parse(text, {
      ...{ delimiter, bom: true, trim: true, skip_empty_lines: true, to: mostRows + 2 },
      // A quote inside a cell that is not quoted is itself; rows with cells too few or too many are told apart later.
      ...{ relax_quotes: true, relax_column_count: true, max_record_size: longestRow },
      ...{ info: true, raw: true },
    }) as unknown as Record[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? ` (line ${error.lines + skipped})` : "";
    throw invalid(`The file cannot be read as a table${line}: a quotation mark has no partner.`);
  }
}

/** Every column by a name of its own: where a heading is missing or there twice, its place tells it apart. */
function headingsOf(cells: string[]): string[] {
  const used = cells.findLastIndex((cell) => cell !== "") + 1;
  const seen = new Set<string>();
  return cells.slice(0, used).map((cell, i) => {
    const heading = cell.replace(/\s+/g, " ").slice(0, longestHeading) || `Column ${i + 1}`;
    const name = seen.has(heading) ? `${heading} (column ${i + 1})` : heading;
    seen.add(name);
    return name;
  });
}

/** The sign that divides the first line most often, outside of quotes. */
function separatorOf(text: string): Separator {
  const line = /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text.trimStart())?.[0] ?? "";
  const bare = line.replace(/"(?:[^"]|"")*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  // A comma stands in headings, too; a tab or a bar hardly ever does.
  const best = (["\t", "|", ";", ","] as const).reduce((most, sign) =>
    count(sign) > count(most) ? sign : most,
  );
  return count(best) > 1 ? best : ",";
}
