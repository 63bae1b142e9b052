import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { flow, useCase } from "@/lib/access/use-case";
import { invalid } from "@/lib/errors";
import { files } from "@/lib/storage/files";
import { IncomingFile, storeIncoming } from "@/lib/uploads/incoming-file";
import { checkRows, type Mapping, type Problem, type Rows, suggestMapping } from "./csv/check-rows";
import { importKinds, type rowSchemas } from "./csv/fields";
import { csvConnection, keepRows } from "./csv/keep-rows";
import { readTable, type Table } from "./csv/read-table";

/** Rows written in one transaction. */
const batch = 250;
/** Problems that are listed; more are only counted. */
const listed = 1000;

const Importing = z.object({
  kind: z.enum(importKinds),
  file: IncomingFile.describe("CSV in UTF-8 with comma, semicolon or tab; the first line names the columns."),
  mapping: z
    .record(z.string().max(40), z.string().max(200).nullable())
    .optional()
    .describe("Field to column heading, null for none. What is left out is recognized by its heading."),
});

const Report = z.object({
  rows: z.int(),
  good: z.int().describe("Rows without a problem: these are imported, the others are left out."),
  problems: z
    .array(z.object({ line: z.int(), field: z.string(), problem: z.string() }))
    .describe("The first 1,000."),
  problemCount: z.int(),
});

/** Reads a file and says what an import would do, and every row's problem. Changes nothing. */
export const previewCsvImport = flow({
  permission: "organization:administer",
  input: Importing,
  output: Report.extend({
    columns: z.array(z.string()),
    fields: z
      .array(z.object({ field: z.string(), column: z.string().nullable() }))
      .describe("The mapping in force."),
    sample: z
      .array(z.record(z.string(), z.string()))
      .describe("The first five rows as they are in the file."),
  }),

  async run(actor, given) {
    const { table, mapping, good, problems } = await examine(actor, given);
    return {
      ...report(table, good.length, problems),
      columns: table.columns,
      fields: Object.entries(mapping).map(([field, column]) => ({ field, column })),
      sample: table.rows.slice(0, 5).map((row) => row.cells),
    };
  },
});

const keepBatch = useCase({
  permission: "organization:administer",
  input: z.object({
    kind: z.enum(importKinds),
    rows: z.array(z.custom<Rows[(typeof importKinds)[number]]>()),
  }),
  output: z.object({}),

  async run(ctx, { kind, rows }) {
    await keepRows(ctx, await csvConnection(ctx), kind, rows);
    return {};
  },
});

/** Imports the rows that have no problem. The same file again brings the same rows up to date and adds none. */
export const importCsv = flow({
  permission: "organization:administer",
  input: Importing,
  output: Report,

  async run(actor, given) {
    const { table, good, problems } = await examine(actor, given);
    for (let from = 0; from < good.length; from += batch)
      await keepBatch(actor, {
        kind: given.kind,
        rows: good.slice(from, from + batch).map(({ row }) => row),
      });
    return report(table, good.length, problems);
  },
});

const report = (table: Table, good: number, problems: Problem[]) => ({
  rows: table.rows.length,
  good,
  problems: problems.slice(0, listed),
  problemCount: problems.length,
});

async function examine(actor: Actor, { kind, file, mapping: wanted = {} }: z.output<typeof Importing>) {
  const { storageKey } = await storeIncoming(actor, file);
  const bytes = await files.get(storageKey);
  // What came inside the call is not needed again; an upload is named again by the import that follows.
  if (file.contentBase64 !== undefined) await files.delete(storageKey);
  const table = readTable(bytes);
  const mapping = chosenMapping(kind, table.columns, wanted);
  const { good, problems } = checkRows(kind, table, mapping);
  if (kind !== "applications") return { table, mapping, good, problems };
  const rows = good as { line: number; row: Rows["applications"] }[];
  const known = await findKnown(actor, {
    jobs: [...new Set(rows.map(({ row }) => row.jobId))],
    candidates: [...new Set(rows.map(({ row }) => row.candidateId))],
  });
  const [jobs, people] = [new Set(known.jobs), new Set(known.candidates)];
  const lost = rows.flatMap(({ line, row }): Problem[] => [
    ...(jobs.has(row.jobId) ? [] : [{ line, field: "jobId", problem: "is no imported job" }]),
    ...(people.has(row.candidateId)
      ? []
      : [{ line, field: "candidateId", problem: "is no imported candidate" }]),
  ]);
  const bad = new Set(lost.map(({ line }) => line));
  return {
    ...{ table, mapping, good: good.filter(({ line }) => !bad.has(line)) },
    problems: [...problems, ...lost].sort((a, b) => a.line - b.line),
  };
}

/** Throws invalid for a field or a column that does not exist, and where a field that is needed has no column. */
function chosenMapping(kind: keyof typeof rowSchemas, columns: string[], wanted: Mapping): Mapping {
  const mapping = suggestMapping(kind, columns);
  for (const [field, column] of Object.entries(wanted)) {
    if (!(field in mapping)) throw invalid(`mapping: ${kind} have no field "${field}".`);
    if (column !== null && !columns.includes(column))
      throw invalid(`mapping.${field}: the file has no such column.`);
    mapping[field] = column;
  }
  return mapping;
}

const findKnown = useCase({
  permission: "organization:administer",
  input: z.object({ jobs: z.array(z.string()), candidates: z.array(z.string()) }),
  output: z.object({ jobs: z.array(z.string()), candidates: z.array(z.string()) }),

  async run({ db }, { jobs, candidates }) {
    const mine = (ids: string[]) => ({
      where: { externalId: { in: ids }, connection: { provider: "csv" as const } },
      select: { externalId: true },
    });
    const ids = (rows: { externalId: string | null }[]) => rows.flatMap((row) => row.externalId ?? []);
    return {
      jobs: ids(await db.job.findMany(mine(jobs))),
      candidates: ids(await db.candidate.findMany(mine(candidates))),
    };
  },
});
