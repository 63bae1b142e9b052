import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { invalid } from "@/lib/errors";
import { cut } from "@/lib/reading/language/cut";
import { decode, type Encoding } from "./decode";
import { isHeading } from "./mapping";

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

/** Headings are looked for in so many rows: many exports begin with their title, date and filters. */
const rowsBeforeHeadings = 20;

/**
 * A CSV file as rows under headings, in the encoding that a person has chosen or the likeliest. Rows are parsed on
 * demand and not stored: a file of 20 MB takes ten times that as objects. Throws invalid when no line has headings.
 */
export async function openTable(bytes: Uint8Array, chosen: Encoding | null = null): Promise<Table> {
  const { encoding, pieces: decoded } = decode(bytes, chosen);
  const pieces = escapesWithBackslash(decoded()) ? () => withDoubledQuotes(decoded()) : decoded;
  const [start = ""] = pieces();
  // Excel's own line to name the separator.
  const separatorLine = /^\uFEFF?sep=([,;\t|])\n/i.exec(start);
  const skipped = separatorLine ? 1 : 0;
  const body = () => dropStart(separatorLine?.[0].length ?? 0, pieces());
  const separator = (separatorLine?.[1] as Separator | undefined) ?? (await separatorOf(start));
  const first = await firstRecords(body(), separator);
  const head = headingRow(first);
  const columns = headingsOf(first[head] ?? []);
  if (columns.length === 0) throw invalid("The file is empty: its first line has to name the columns.");
  if (columns.length > mostColumns)
    throw invalid("The file has more than {mostColumns} columns.", { mostColumns });
  return {
    columns,
    encoding,
    separator,
    async *rows() {
      let read = -1 - head;
      for await (const batch of records(body(), separator, skipped)) {
        yield batch.slice(Math.max(0, -read)).map((record) => rowOf(record, columns, skipped));
        read += batch.length;
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

/** The first records of a text, which may end inside one. */
async function firstRecords(text: Iterable<string>, separator: Separator): Promise<string[][]> {
  const first: string[][] = [];
  try {
    for await (const batch of records(text, separator, 0)) {
      first.push(...batch.map(({ record }) => record));
      if (first.length >= rowsBeforeHeadings) break;
    }
  } catch (error) {
    if (first.length === 0) throw error;
  }
  return first.slice(0, rowsBeforeHeadings);
}

const filled = (record: string[]) => record.filter((cell) => cell !== "").length;

/** Which row has the headings: the one with the most known headings, or else the first as full as most rows are. */
function headingRow(first: string[][]): number {
  const known = first.map((record) => record.filter(isHeading).length);
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most);
  const usual = usualOf(first.map(filled));
  return Math.max(
    0,
    first.findIndex((record) => filled(record) * 2 >= usual),
  );
}

/** The most frequent of these numbers; the smallest of several. */
function usualOf(numbers: number[]): number {
  const times = (value: number) => numbers.filter((each) => each === value).length;
  return numbers
    .toSorted((a, b) => a - b)
    .reduce((usual, each) => (times(each) > times(usual) ? each : usual), Math.min(...numbers, 200));
}

/** Whether quotes inside cells are written as \", as databases do: elsewhere, \" ends a cell such as "C:\". */
function escapesWithBackslash(pieces: Iterable<string>): boolean {
  for (const piece of pieces) if (/\\"[^,;|\t\n"]/.test(piece)) return true;
  return false;
}

/** The usual "" for \", and one backslash for two. */
function* withDoubledQuotes(pieces: Iterable<string>): Generator<string> {
  let held = "";
  for (const piece of pieces) {
    const text = held + piece;
    const written = text.replace(/\\(["\\])/g, (_, sign: string) => (sign === '"' ? '""' : sign));
    // A \" may be split over two pieces. A backslash at the end is held unless it was the second of two.
    held = /(?:^|[^\\])(?:\\\\)*\\$/.test(text) ? "\\" : "";
    yield written.slice(0, written.length - held.length);
  }
  yield held;
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

/** The separator at which the largest share of the first rows has the same number of cells. */
async function separatorOf(text: string): Promise<Separator> {
  let best: { separator: Separator; score: number } = { separator: ",", score: 0 };
  // Texts contain commas, but hardly ever tabs or bars.
  for (const separator of ["\t", "|", ";", ","] as const) {
    const widths = (await firstRecords([text], separator).catch(() => [])).map(({ length }) => length);
    const usual = usualOf(widths.filter((width) => width > 1));
    const fit = widths.reduce((sum, width) => sum + (width === usual ? 2 : width > 1 ? 1 : 0), 0);
    const score = widths.length > 0 ? fit / widths.length : 0;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}
