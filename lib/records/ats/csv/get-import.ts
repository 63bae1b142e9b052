import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { flow } from "@/lib/platform/access/use-case";
import { cut } from "@/lib/reading/language/cut";
import { files } from "@/lib/platform/storage/files";
import type { Problem } from "./check-rows";
import { encodings } from "./decode";
import { countKnown, examine, findQuestions } from "./examine";
import { fieldsOf, type ImportKind, rowSchemas, isUnshownField } from "./fields";
import { ImportRef, ImportState, loadImport } from "./load-import";
import { fieldOf } from "@/lib/records/self-reports/questions";
import { isSelfReport } from "@/lib/records/self-reports/is-self-report";
import { answerColumns, type Mapping } from "./mapping";
import { openTable, separators, type Table } from "./read-table";
import { Repeat, RepeatAnswer } from "./repeats";

/** Problems shown on the page; further ones are only counted, and all are in the problem file. */
const listed = 100;
const samples = 3;
const lettersShown = 5;
const longestSample = 60;
const sampledRows = 5_000;

/** The result of importing the file now, without importing it. */
const DryRun = z.object({
  good: z.int().describe("Rows without a problem: these are imported, the others are left out."),
  known: z.int().describe("Of those, imported before: these are updated."),
  problems: z
    .array(
      z.object({
        line: z.int(),
        field: z.string(),
        value: z.string(),
        problem: z.string(),
        rowKept: z.boolean(),
      }),
    )
    .describe(`The first ${listed}, by line. field is empty when it is about the whole row.`),
  problemCount: z.int(),
  repeats: z.array(Repeat).describe(`The first ${listed} rows that repeat an e-mail address, by line.`),
  repeatCount: z.int(),
  repeatAnswer: RepeatAnswer.nullable(),
  encoding: z.enum(encodings),
  letters: z
    .array(z.string())
    .describe("The first cells with letters beyond ASCII, which show whether the encoding is right."),
  separator: z.enum(separators),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  fields: z
    .array(
      z.object({
        field: z.string(),
        name: z
          .string()
          .nullable()
          .describe("Of a question of the organization's own; null for other fields."),
        column: z.string().nullable(),
        needed: z.boolean(),
      }),
    )
    .describe("The current mapping, in display order."),
  answers: z
    .array(z.string())
    .describe("Columns mapped to no field: each is kept as an answer of its application."),
});
export type DryRun = z.output<typeof DryRun>;

/**
 * An import as its page shows it, with a dry run; without one while the import is running or once its file is
 * deleted. Throws not_found.
 */
export const getImport = flow({
  name: "getImport",
  permission: "organization:administer",
  input: ImportRef,
  output: ImportState.extend({ dryRun: DryRun.nullable() }),

  async run(actor, ref) {
    const { mapping, storageKey, encoding, repeats, ...state } = await loadImport(actor, ref);
    if (!storageKey || state.status === "running") return { ...state, dryRun: null };
    const table = await openTable(await files.get(storageKey), encoding);
    const { own } = await findQuestions(actor, {});
    const shape: Record<string, z.ZodType> = rowSchemas[state.kind].shape;
    return {
      ...state,
      dryRun: {
        ...(await countRows(actor, table, { kind: state.kind, mapping, repeats })),
        repeatAnswer: repeats,
        encoding: table.encoding,
        separator: table.separator,
        answers: answerColumns(state.kind, table.columns, mapping),
        columns: await columnsOf(table, mapping),
        letters: await lettersOf(table),
        // The stored mapping has lost its order.
        fields: [
          ...fieldsOf[state.kind].map((field) => ({ field, name: null })),
          ...(state.kind === "candidates" ? own : []).map((question) => ({
            field: fieldOf(question),
            name: `${question.name} (${question.country})`,
          })),
        ].map((each) => ({
          ...each,
          column: mapping[each.field] ?? null,
          needed: shape[each.field]?.safeParse("").success === false,
        })),
      },
    };
  },
});

async function countRows(
  actor: Actor,
  table: Table,
  { kind, mapping, repeats }: { kind: ImportKind; mapping: Mapping; repeats: RepeatAnswer | null },
) {
  const counts = {
    good: 0,
    known: 0,
    problems: [] as Problem[],
    problemCount: 0,
    repeats: [] as Repeat[],
    repeatCount: 0,
  };
  for await (const { good, problems, ...part } of examine(actor, table, { kind, mapping, repeats })) {
    counts.good += good.length;
    counts.known += await countKnown(actor, kind, good);
    counts.problems.push(...problems.slice(0, listed - counts.problems.length));
    counts.problemCount += problems.length;
    counts.repeats.push(...part.repeats.slice(0, listed - counts.repeats.length));
    counts.repeatCount += part.repeats.length;
  }
  return counts;
}

async function lettersOf({ rows }: Table): Promise<string[]> {
  const cells = new Set<string>();
  for await (const batch of rows())
    for (const cell of batch.flatMap((row) => row.cells)) {
      if (/[^\x00-\x7f]/.test(cell)) cells.add(cut(cell, longestSample));
      if (cells.size === lettersShown) return [...cells];
    }
  return [...cells];
}

/**
 * Every column with its first cells that are not empty, taken from the first rows; without cells where people say what
 * they are, by the mapping or the heading.
 */
async function columnsOf({ columns, rows }: Table, mapping: Mapping) {
  const unshown = Object.entries(mapping).flatMap(([field, column]) => (isUnshownField(field) ? column : []));
  const cells = columns.map((): string[] => []);
  let left = sampledRows;
  for await (const batch of rows()) {
    for (const row of batch)
      row.cells.forEach((cell, i) => cell && cells[i]!.length < samples && cells[i]!.push(cell));
    left -= batch.length;
    if (left <= 0 || cells.every(({ length }) => length === samples)) break;
  }
  return columns.map((name, i) => ({
    name,
    samples: unshown.includes(name) || isSelfReport(name) ? [] : cells[i]!,
  }));
}
