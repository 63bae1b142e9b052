import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { invalid } from "@/lib/errors";
import { cut } from "@/lib/language/cut";
import { decode, type Encoding } from "./decode";

/** `line` is where a row begins in the file, counted from 1; `extra`: it has more cells than there are headings. */
export type Row = { line: number; cells: string[]; extra: boolean };
export const separators = [",", ";", "\t", "|"] as const;
type Separator = (typeof separators)[number];
export type Table = {
  columns: string[];
  encoding: Encoding;
  separator: Separator;
  /**
   * Yields the rows in batches, from the first one on each call, and lets other work run in between. Throws invalid,
   * with the line, when the file cannot be parsed.
   */
  rows: () => AsyncGenerator<Row[]>;
};

export const mostRows = 200_000;
const mostColumns = 200;
/** Limit for one row: after an unclosed quote, the rest of the file counts as one row. */
const longestRow = 500_000;
const longestHeading = 100;

/**
 * A CSV file as rows under headings. Rows are parsed on demand and not stored: a file of 20 MB takes ten times that
 * as objects. Throws invalid when the first line has no headings.
 */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  const { encoding, pieces } = decode(bytes);
  const [start = ""] = pieces();
  // Excel's own line to name the separator.
  const separatorLine = /^\uFEFF?sep=([,;\t|])\n/i.exec(start);
  const skipped = separatorLine ? 1 : 0;
  const body = () => dropStart(separatorLine?.[0].length ?? 0, pieces());
  const separator = (separatorLine?.[1] as Separator | undefined) ?? separatorOf(start);
  const columns = headingsOf(await headOf(records(body(), separator, skipped)));
  if (columns.length === 0) throw invalid("The file is empty: its first line has to name the columns.");
  if (columns.length > mostColumns)
    throw invalid("The file has more than {mostColumns} columns.", { mostColumns });
  return {
    columns,
    encoding,
    separator,
    async *rows() {
      let read = -1;
      for await (const batch of records(body(), separator, skipped)) {
        const rows = batch.map((record) => rowOf(record, columns, skipped));
        yield read < 0 ? rows.slice(1) : rows;
        read += rows.length;
        if (read > mostRows)
          throw invalid("The file has more than {mostRows, number} rows. Import it in parts.", { mostRows });
      }
    },
  };
}

function rowOf({ record, raw, info }: Record, columns: string[], skipped: number): Row {
  return {
    // The parser reports the row's last line: subtract the line ends inside quotes.
    line: skipped + info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
    cells: columns.map((_, i) => record[i] ?? ""),
    extra: record.slice(columns.length).some((cell) => cell !== ""),
  };
}

async function headOf(batches: AsyncIterable<Record[]>): Promise<string[]> {
  for await (const [head] of batches) if (head) return head.record;
  return [];
}

type Record = { record: string[]; raw: string; info: { lines: number } };

function* dropStart(length: number, pieces: Generator<string>) {
  let left = length;
  for (const piece of pieces) {
    yield piece.slice(left);
    left = 0;
  }
}

/** Yields batches of records, never an empty one. */
async function* records(
  text: Iterable<string>,
  delimiter: string,
  skipped: number,
): AsyncGenerator<Record[], undefined> {
  const parser = parse({
    delimiter,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    // A quote inside an unquoted cell is literal; rows with too few or too many cells are handled later.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRow,
    info: true,
    raw: true,
  });
  parser.on("error", () => {});
  const parsed = async () => {
    await setImmediate();
    if (parser.errored) throw parseFailure(parser.errored, skipped);
    const batch: Record[] = [];
    for (let record; (record = parser.read() as Record | null) !== null;) batch.push(record);
    return batch;
  };
  for (const piece of text) {
    parser.write(piece);
    const batch = await parsed();
    if (batch.length) yield batch;
  }
  parser.end();
  const last = await parsed();
  if (last.length) yield last;
}

function parseFailure(error: Error, skipped: number): Error {
  if (!(error instanceof CsvError)) return error;
  if (typeof error.lines !== "number")
    return invalid("The file cannot be read as a table: a quotation mark is never closed.");
  const line = error.lines + skipped;
  return invalid("The file cannot be read as a table (line {line}): a quotation mark is never closed.", {
    line,
  });
}

/** A unique name for every column: missing and repeated headings get the column's number. */
function headingsOf(cells: string[]): string[] {
  const used = cells.findLastIndex((cell) => cell !== "") + 1;
  const seen = new Set<string>();
  return cells.slice(0, used).map((cell, i) => {
    const heading = cut(cell.replace(/\s+/g, " "), longestHeading) || `Column ${i + 1}`;
    const name = seen.has(heading) ? `${heading} (column ${i + 1})` : heading;
    seen.add(name);
    return name;
  });
}

/** The separator that occurs most often in the first line, outside quotes. */
function separatorOf(text: string): Separator {
  const line = /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text.trimStart())?.[0] ?? "";
  const bare = line.replace(/"(?:[^"]|"")*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  // Headings may contain commas, but hardly ever tabs or bars.
  const best = (["\t", "|", ";", ","] as const).reduce((most, sign) =>
    count(sign) > count(most) ? sign : most,
  );
  return count(best) > 1 ? best : ",";
}
