import type * as z from "zod";
import { headings, type ImportKind, rowSchemas } from "./fields";
import type { Table } from "./read-table";

export type Mapping = Record<string, string | null>;
export type Problem = { line: number; field: string; problem: string };
export type Rows = { [K in ImportKind]: z.output<(typeof rowSchemas)[K]> };

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Which column is which field, by their headings; null where none fits. */
export function suggestMapping(kind: ImportKind, columns: string[]): Mapping {
  const taken = new Set<string>();
  return Object.fromEntries(
    Object.entries(headings[kind]).map(([field, names]) => {
      const column = names
        .map((name) => columns.find((each) => plain(each) === name && !taken.has(each)))
        .find((each) => each !== undefined);
      if (column !== undefined) taken.add(column);
      return [field, column ?? null];
    }),
  );
}

/** Reads every row by the mapping. A row with a problem is left out; every problem is named with its line. */
export function checkRows<K extends ImportKind>(
  kind: K,
  { rows }: Table,
  mapping: Mapping,
): { good: { line: number; row: Rows[K] }[]; problems: Problem[] } {
  const schema = rowSchemas[kind];
  const good: { line: number; row: Rows[K] }[] = [];
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const given = Object.fromEntries(
      Object.keys(schema.shape).map((field) => [field, cells[mapping[field] ?? ""] ?? ""]),
    );
    const parsed = schema.safeParse(given);
    const found: Problem[] = parsed.success
      ? []
      : parsed.error.issues.map((issue) => ({ line, field: String(issue.path[0]), problem: issue.message }));
    const before = lines.get(given.id ?? "");
    if (given.id && before !== undefined)
      found.push({ line, field: "id", problem: `is the same as on line ${before}` });
    lines.set(given.id ?? "", before ?? line);
    problems.push(...found);
    if (parsed.success && found.length === 0) good.push({ line, row: parsed.data as Rows[K] });
  }
  return { good, problems };
}
