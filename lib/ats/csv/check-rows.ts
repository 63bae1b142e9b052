import type * as z from "zod";
import { dayOrder, readDay } from "./days";
import { dayFields, type ImportKind, rowSchemas } from "./fields";
import { answerColumns, type Mapping, type Place, placesOf } from "./mapping";
import type { Row, Table } from "./read-table";
import { say } from "@/lib/say";

export type Rows = {
  [K in ImportKind]: z.output<(typeof rowSchemas)[K]> &
    (K extends "applications" ? { answers?: Answers } : unknown);
};
/** Why a row is left out, with the cell as it is in the file. `field` is empty when it is about the whole row. */
export type Problem = { line: number; field: string; value: string; problem: string };
export type Checked<K extends ImportKind = ImportKind> = { line: number; row: Rows[K] };
type Answers = { question: string; text: string }[];

const longestValue = 120;
const longestAnswer = 4_000;

/** The result for one row, counted from 0; `checked` is null when the row has a problem. */
type Verdict<K extends ImportKind> = { at: number; checked: Checked<K> | null; problems: Problem[] };

/**
 * Checks every row by the mapping. A row with a problem is left out; every problem names its line. Rows before `from`
 * are skipped, but later rows must not repeat their ids.
 */
export async function* checkRows<K extends ImportKind>(
  kind: K,
  { columns, rows }: Table,
  mapping: Mapping,
  from = 0,
): AsyncGenerator<Verdict<K>[]> {
  const schema = rowSchemas[kind];
  const places = placesOf(mapping, columns);
  const orders = await dayOrders(rows(), places);
  const questions = answerColumns(kind, columns, mapping).map((question) => ({
    question,
    column: columns.indexOf(question),
  }));
  const lines = new Map<string, number>();
  let at = -1;
  for await (const batch of rows()) yield batch.flatMap((each) => (++at < from ? skip(each) : check(each)));

  function skip(row: Row): [] {
    const { id } = cellsOf(kind, row, places);
    if (id && !lines.has(id)) lines.set(id, row.line);
    return [];
  }

  function check(each: Row): Verdict<K> {
    const { line } = each;
    const cellsByField = cellsOf(kind, each, places);
    const cells = { ...cellsByField };
    const problems: Problem[] = [];
    const about = (field: string, problem: string) =>
      problems.push({ line, field, value: (cells[field] ?? "").slice(0, longestValue), problem });
    if (each.extra) about("", say("has more cells than the first line has headings"));
    for (const [field, order] of orders) {
      const read = readDay(cellsByField[field] ?? "", order);
      if ("problem" in read) about(field, read.problem);
      cellsByField[field] = "iso" in read ? read.iso : "";
    }
    const parsed = schema.safeParse(cellsByField);
    for (const issue of parsed.error?.issues ?? []) about(String(issue.path[0]), issue.message);
    const id = cellsByField.id ?? "";
    const first = lines.get(id);
    if (id && first !== undefined) about("id", say("is the same as on line {first}", { first }));
    lines.set(id, first ?? line);
    if (!parsed.success || problems.length > 0) return { at, checked: null, problems };
    const row = { ...(parsed.data as Rows[K]), ...answersOf(each, questions) };
    return { at, checked: { line, row }, problems };
  }
}

/** For each date field, whether the day or the month comes first, judged by its whole column. */
async function dayOrders(rows: AsyncIterable<Row[]>, places: Place[]) {
  const days = places.filter(({ field, column }) => dayFields.includes(field) && column !== null);
  const seen = new Map(days.map(({ field }) => [field, null as ReturnType<typeof dayOrder>]));
  if (days.length === 0) return seen;
  for await (const batch of rows)
    for (const { field, column } of days)
      if (seen.get(field) !== "day") {
        const order = dayOrder(batch.map(({ cells }) => cells[column ?? -1] ?? ""));
        if (order) seen.set(field, order);
      }
  return seen;
}

/** The cells of unmapped columns as answers to their headings; no `answers` when the file has no such column. */
function answersOf({ cells }: Row, questions: { question: string; column: number }[]): { answers?: Answers } {
  if (questions.length === 0) return {};
  const answers = questions.flatMap(({ question, column }) => {
    const text = unguarded(cells[column] ?? "").slice(0, longestAnswer);
    return text ? [{ question, text }] : [];
  });
  return { answers };
}

/** The cell of each field. A full name may be in two columns; an application's id may be its job and candidate. */
function cellsOf(kind: ImportKind, { cells }: Row, places: Place[]): Record<string, string> {
  const cellsByField: Record<string, string> = Object.fromEntries(
    places
      .filter(({ field, column }) => column !== null || field !== "consentedAt")
      .map(({ field, column }) => [field, column === null ? "" : unguarded(cells[column] ?? "")]),
  );
  if ("firstName" in cellsByField)
    cellsByField.fullName ||= [cellsByField.firstName, cellsByField.lastName].filter(Boolean).join(" ");
  if (kind === "applications" && cellsByField.jobId && cellsByField.candidateId)
    cellsByField.id ||= `${cellsByField.jobId}/${cellsByField.candidateId}`;
  return cellsByField;
}

/** Removes the apostrophe with which programs keep a cell from being run as a formula. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "");
