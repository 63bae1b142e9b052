import type * as z from "zod";
import { dayOrder, readDay } from "./days";
import {
  dayFields,
  firstAddress,
  type ImportKind,
  isKeptField,
  rowSchemas,
  isUnshownField,
  writtenFields,
} from "./fields";
import { answerColumns, type Mapping, type MappedField, placesOf } from "./mapping";
import type { Row, Table } from "./read-table";
import { answerIn, fieldOf, type OwnQuestion } from "@/lib/records/self-reports/questions";
import { say } from "@/lib/say";
import { isNothing, namesStage } from "./words";

export type Rows = {
  [K in ImportKind]: z.output<(typeof rowSchemas)[K]> &
    (K extends "applications" ? { answers?: Answers } : unknown) &
    (K extends "candidates" | "employees" ? Repeating : unknown) &
    (K extends "candidates" ? { said?: Record<string, string | null> } : unknown);
};
/**
 * Why a row is left out or, with `rowKept`, imported without one cell, with the cell as it is in the file. `field` is
 * empty when it is about the whole row.
 */
export type Problem = { line: number; field: string; value: string; problem: string; rowKept: boolean };
/** `earlier` is the first row with the same e-mail address, if that is of another person. */
export type Checked<K extends ImportKind = ImportKind> = {
  line: number;
  row: Rows[K];
  earlier: Earlier | null;
};
/** Whether a row repeats an earlier one's address, and the person into whom it is merged, by the file's id or by ours. */
type Repeating = { repeats?: boolean; into?: { id: string } | { candidateId: string } };
type Earlier = { line: number; id: string; name: string };
type Answers = { question: string; text: string }[];

const longestValue = 120;
const longestAnswer = 4_000;

/** The result for one row, counted from 0; `checked` is null when the row is left out. */
type Verdict<K extends ImportKind> = { at: number; checked: Checked<K> | null; problems: Problem[] };

/**
 * Checks every row by the mapping. What cannot be read spoils its cell; without an id, a name or a title, the row is
 * left out. Every problem names its line. Rows before `from` are skipped, but later rows must not repeat their ids.
 */
export async function* checkRows<K extends ImportKind>(
  kind: K,
  { columns, rows }: Table,
  mapping: Mapping,
  from = 0,
  own: readonly OwnQuestion[] = [],
): AsyncGenerator<Verdict<K>[]> {
  const schema = rowSchemas[kind];
  const places = placesOf(mapping, columns);
  const orders = await dayOrders(rows(), places);
  const questions = answerColumns(kind, columns, mapping).map((question) => ({
    question,
    column: columns.indexOf(question),
  }));
  const lines = new Map<string, number>();
  const shared = await sharedAddresses(rows(), places);
  const addresses = new Map<string, Earlier>();
  let at = -1;
  for await (const batch of rows()) yield batch.flatMap((each) => (++at < from ? skip(each) : check(each)));

  function skip(row: Row): [] {
    const cells = cellsOf(kind, row, places);
    const key = keyOf(cells);
    if (key && !lines.has(key)) lines.set(key, row.line);
    repeated(row.line, cells);
    return [];
  }

  function check(each: Row): Verdict<K> {
    const { line } = each;
    const cellsByField = cellsOf(kind, each, places);
    const cells = { ...cellsByField };
    const problems: Problem[] = [];
    const about = (field: string, problem: string, rowKept = false) =>
      problems.push({ line, field, value: shown(field), problem, rowKept });
    const shown = (field: string) =>
      isUnshownField(field) ? "" : (cells[field] ?? "").slice(0, longestValue);
    if (each.extra) about("", say("has more cells than the first line has headings"));
    for (const [field, order] of orders) {
      const read = readDay(cellsByField[field] ?? "", order);
      if ("problem" in read) about(field, read.problem, mayBeEmpty(field));
      cellsByField[field] = "iso" in read ? read.iso : "";
    }
    const { state = "" } = cellsByField;
    if ("stage" in cellsByField && state && namesStage(state)) cellsByField.stage ||= state;
    let parsed = schema.safeParse(cellsByField);
    for (const issue of parsed.error?.issues ?? []) {
      const field = String(issue.path[0]);
      const rowKept = mayBeEmpty(field) && cellsByField[field] !== "";
      about(field, issue.message, rowKept);
      if (rowKept) cellsByField[field] = "";
    }
    if (!parsed.success) parsed = schema.safeParse(cellsByField);
    for (const [field, cell] of Object.entries(cells))
      if (cell.includes("\ufffd")) about(field, say("contains characters that cannot be read"), true);
    const said = saidIn(cellsByField, about);
    const earlier = repeated(line, cellsByField);
    const key = keyOf(cellsByField);
    const first = lines.get(key);
    if (key && first !== undefined) about("id", say("is the same as on line {first}", { first }));
    lines.set(key, first ?? line);
    if (!parsed.success || problems.some(({ rowKept }) => !rowKept)) return { at, checked: null, problems };
    const row = { ...(parsed.data as Rows[K]), ...answersOf(each, questions), ...(said && { said }) };
    return { at, checked: { line, row, earlier }, problems };
  }

  /** What the row says in answer to the organization's own questions, by their ids; null without a column for any. */
  function saidIn(
    cells: Record<string, string>,
    about: (field: string, problem: string, kept: true) => void,
  ) {
    const asked = own.filter((question) => fieldOf(question) in cells);
    const said = asked.map((question) => {
      const answer = answerIn(question, cells[fieldOf(question)] ?? "");
      if (answer === undefined)
        about(fieldOf(question), say("is none of the answers to this question"), true);
      return [question.id, answer ?? null] as const;
    });
    return said.length > 0 ? Object.fromEntries(said) : null;
  }

  /** Whether the row is imported without this cell. Without a date of consent, consent would be withdrawn. */
  function mayBeEmpty(field: string) {
    const model: z.ZodType | undefined = (schema.shape as Record<string, z.ZodType>)[field];
    return field !== "consentedAt" && model?.safeParse("").success === true;
  }

  /** The first line with the same e-mail address and another id, if any. */
  function repeated(
    line: number,
    { id = "", email = "", fullName = "" }: Record<string, string>,
  ): Earlier | null {
    const address = addressOf(email);
    if (!address || !shared.has(address)) return null;
    const earlier = addresses.get(address) ?? { line, id, name: fullName };
    addresses.set(address, earlier);
    return earlier.id === id ? null : earlier;
  }

  /** A person may have a row for each job. */
  function keyOf({ id = "", jobId = "" }: Record<string, string>): string {
    return id && kind === "candidates" && jobId ? `${id}\n${jobId}` : id;
  }
}

/** For each date field, whether the day or the month comes first, judged by its whole column. */
async function dayOrders(rows: AsyncIterable<Row[]>, places: MappedField[]) {
  const days = places.filter(({ field, column }) => dayFields.includes(field) && column !== null);
  const seen = new Map(days.map(({ field }) => [field, null as ReturnType<typeof dayOrder>]));
  if (days.length === 0) return seen;
  for await (const batch of rows)
    for (const { field, column } of days)
      if (seen.get(field) !== "day") {
        const order = dayOrder(batch.map(({ cells }) => written(cells[column ?? -1] ?? "")));
        if (order) seen.set(field, order);
      }
  return seen;
}

const addressOf = (cell: string) => firstAddress(cell)?.toLowerCase();

/** The e-mail addresses that several rows have: only of those has it to be known whose they are. */
async function sharedAddresses(rows: AsyncIterable<Row[]>, places: MappedField[]): Promise<Set<string>> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  const column = places.find(({ field }) => field === "email")?.column ?? null;
  if (column === null) return shared;
  for await (const batch of rows)
    for (const { cells } of batch) {
      const address = addressOf(written(cells[column] ?? ""));
      if (address) (seen.has(address) ? shared : seen).add(address);
    }
  return shared;
}

/** The cells of unmapped columns as answers to their headings; no `answers` when the file has no such column. */
function answersOf({ cells }: Row, questions: { question: string; column: number }[]): { answers?: Answers } {
  if (questions.length === 0) return {};
  const answers = questions.flatMap(({ question, column }) => {
    const text = written(cells[column] ?? "").slice(0, longestAnswer);
    return text ? [{ question, text }] : [];
  });
  return { answers };
}

/** The cell of each field. A full name may be in two columns; an application's id may be its job and candidate. */
function cellsOf(kind: ImportKind, { cells }: Row, places: MappedField[]): Record<string, string> {
  const cellsByField: Record<string, string> = Object.fromEntries(
    places
      .filter(({ field, column }) => column !== null || !isKeptField(field))
      .map(({ field, column }) => [field, column === null ? "" : valueOf(field, cells[column] ?? "")]),
  );
  if ("firstName" in cellsByField)
    cellsByField.fullName ||= [cellsByField.firstName, cellsByField.lastName].filter(Boolean).join(" ");
  if (kind === "applications" && cellsByField.jobId && cellsByField.candidateId)
    cellsByField.id ||= `${cellsByField.jobId}/${cellsByField.candidateId}`;
  return cellsByField;
}

/** A cell's value; a field without a value may say so. */
function valueOf(field: string, cell: string): string {
  const value = written(cell);
  const none = writtenFields.includes(field) ? !/[\p{L}\p{N}]/u.test(value) : isNothing(value);
  return none ? "" : value;
}

/** Without ="…", with which programs keep leading zeros, or the apostrophe that keeps a cell from being a formula. */
const written = (cell: string) => (/^="(.*)"$/s.exec(cell)?.[1] ?? cell).replace(/^'(?=[=+\-@])/, "").trim();
