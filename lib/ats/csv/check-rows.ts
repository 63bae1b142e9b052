import type * as z from "zod";
import { dayOrder, readDay } from "./days";
import { dayFields, type ImportKind, rowSchemas } from "./fields";
import { answerColumns, type Mapping, type Place, placesOf } from "./mapping";
import type { Row, Table } from "./read-table";

export type Rows = {
  [K in ImportKind]: z.output<(typeof rowSchemas)[K]> &
    (K extends "applications" ? { answers?: Answers } : unknown);
};
/** What keeps a row out, with the cell as it stands in the file. `field` is empty when it is about the whole row. */
export type Problem = { line: number; field: string; value: string; problem: string };
/** `at` counts the rows of the file from 0. */
export type Checked<K extends ImportKind = ImportKind> = { at: number; line: number; row: Rows[K] };
type Answers = { question: string; text: string }[];

const longestValue = 120;
const longestAnswer = 4_000;

/** Reads every row by the mapping. A row with a problem is left out; every problem is named with its line. */
export function checkRows<K extends ImportKind>(kind: K, { columns, rows }: Table, mapping: Mapping) {
  const schema = rowSchemas[kind];
  const orders = new Map(
    placesOf(mapping, columns).flatMap(({ field, column }) =>
      dayFields.includes(field) && column !== null
        ? [[field, dayOrder(rows.map(({ cells }) => cells[column] ?? ""))] as const]
        : [],
    ),
  );
  const asked = answerColumns(kind, columns, mapping).map((question) => ({
    ...{ question, column: columns.indexOf(question) },
  }));
  const places = placesOf(mapping, columns);
  const good: Checked<K>[] = [];
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  rows.forEach((each, at) => {
    const { line } = each;
    const given = givenBy(kind, each, places);
    const cells = { ...given };
    const about = (field: string, problem: string) =>
      problems.push({ line, field, value: (cells[field] ?? "").slice(0, longestValue), problem });
    const before = problems.length;
    if (each.extra) about("", "has more cells than the first line has headings");
    for (const [field, order] of orders) {
      const read = readDay(given[field] ?? "", order);
      if ("problem" in read) about(field, read.problem);
      given[field] = "iso" in read ? read.iso : "";
    }
    const parsed = schema.safeParse(given);
    for (const issue of parsed.error?.issues ?? []) about(String(issue.path[0]), issue.message);
    const id = given.id ?? "";
    const first = lines.get(id);
    if (id && first !== undefined) about("id", `is the same as on line ${first}`);
    lines.set(id, first ?? line);
    if (parsed.success && problems.length === before)
      good.push({ at, line, row: { ...(parsed.data as Rows[K]), ...answersOf(each, asked) } });
  });
  return { good, problems };
}

/** What columns of no field say, under their headings; nothing for files that have none of those. */
function answersOf({ cells }: Row, asked: { question: string; column: number }[]): { answers?: Answers } {
  if (asked.length === 0) return {};
  const answers = asked.flatMap(({ question, column }) => {
    const text = unguarded(cells[column] ?? "").slice(0, longestAnswer);
    return text ? [{ question, text }] : [];
  });
  return { answers };
}

/** What a row says of each field. A name may come in two columns, and an application may be named by whose and for what. */
function givenBy(kind: ImportKind, { cells }: Row, places: Place[]): Record<string, string> {
  const given: Record<string, string> = Object.fromEntries(
    places
      .filter(({ field, column }) => column !== null || field !== "consentedAt")
      .map(({ field, column }) => [field, column === null ? "" : unguarded(cells[column] ?? "")]),
  );
  if ("firstName" in given) given.fullName ||= [given.firstName, given.lastName].filter(Boolean).join(" ");
  if (kind === "applications" && given.jobId && given.candidateId)
    given.id ||= `${given.jobId}/${given.candidateId}`;
  return given;
}

/** The apostrophe with which programs keep a cell from being run as a formula is not part of it. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "");
