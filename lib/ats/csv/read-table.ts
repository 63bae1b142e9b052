import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { invalid } from "@/lib/errors";
import { decode, type Encoding } from "./decode";

/** `line` is where a row begins in the file, counted from 1; `extra` says that it has more cells than there are headings. */
export type Row = { line: number; cells: string[]; extra: boolean };
export const separators = [",", ";", "\t", "|"] as const;
type Separator = (typeof separators)[number];
export type Table = {
  columns: string[];
  encoding: Encoding;
  separator: Separator;
  /**
   * Goes through the rows, some at a time and from the first on each time; others get their turn between. Throws invalid,
   * with the line, where the file is no table.
   */
  rows: () => AsyncGenerator<Row[]>;
};

export const mostRows = 200_000;
const mostColumns = 200;
/** Of one row: a forgotten quote swallows everything after it. */
const longestRow = 500_000;
const longestHeading = 100;

/**
 * A CSV file as rows under headings. Rows are parsed as they are asked for and none is kept: a file of 20 MB is ten times
 * that as objects. Throws invalid when the first line is none of headings.
 */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  const { encoding, pieces } = decode(bytes);
  const [start = ""] = pieces();
  // Excel's own way of naming the separator.
  const named = /^\uFEFF?sep=([,;\t|])\n/i.exec(start);
  const skipped = named ? 1 : 0;
  const body = () => without(named?.[0].length ?? 0, pieces());
  const separator = (named?.[1] as Separator | undefined) ?? separatorOf(start);
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
      for await (const some of records(body(), separator, skipped)) {
        const rows = some.map((record) => rowOf(record, columns, skipped));
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
    // The parser counts to the row's end; line ends inside quotes lie before it.
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

function* without(length: number, pieces: Generator<string>) {
  let left = length;
  for (const piece of pieces) {
    yield piece.slice(left);
    left = 0;
  }
}

/** Some at a time, never none. */
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
    // A quote inside a cell that is not quoted is itself; rows with cells too few or too many are told apart later.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRow,
    info: true,
    raw: true,
  });
  parser.on("error", () => {});
  const parsed = async () => {
    await setImmediate();
    if (parser.errored) throw refusal(parser.errored, skipped);
    const some: Record[] = [];
    for (let one; (one = parser.read() as Record | null) !== null;) some.push(one);
    return some;
  };
  for (const piece of text) {
    parser.write(piece);
    const some = await parsed();
    if (some.length) yield some;
  }
  parser.end();
  const last = await parsed();
  if (last.length) yield last;
}

function refusal(error: Error, skipped: number): Error {
  if (!(error instanceof CsvError)) return error;
  if (typeof error.lines !== "number")
    return invalid("The file cannot be read as a table: a quotation mark has no partner.");
  const line = error.lines + skipped;
  return invalid("The file cannot be read as a table (line {line}): a quotation mark has no partner.", {
    line,
  });
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
