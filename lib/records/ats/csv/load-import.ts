import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import type { CsvImport } from "@/lib/platform/db/generated/client";
import { CsvImportStatus } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { encodings } from "./decode";
import { importKinds } from "./fields";
import { RepeatAnswer } from "./repeats";

export const ImportRef = z.object({ importId: z.uuid() });

/** The state of an import. Times are ISO strings. */
export const ImportState = z.object({
  importId: z.uuid(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  status: z.enum(CsvImportStatus),
  rows: z.int().describe("Rows of the file, without its headings."),
  done: z.int().describe("Rows processed so far."),
  leftOut: z.int().describe("Of those, rows skipped because of a problem."),
  failure: z.string().nullable().describe("Why it stopped."),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  fileKept: z.boolean().describe("False once the file was deleted."),
});
export type ImportState = z.output<typeof ImportState>;

const Encoding = z.enum(encodings).nullable();
const Mapping = z.record(z.string(), z.string().nullable());

/** An import with what is needed to read its file again. Throws not_found. */
export const loadImport = useCase({
  name: "loadImport",
  permission: "organization:administer",
  input: ImportRef,
  output: ImportState.extend({
    mapping: Mapping,
    encoding: Encoding,
    repeats: RepeatAnswer.nullable(),
    storageKey: z.string().nullable(),
  }),

  async run({ db }, { importId }) {
    const row = await db.csvImport.findUnique({ where: { id: importId } });
    if (!row) throw notFound("Import");
    const { storageKey, encoding } = row;
    return {
      ...stateOf(row),
      mapping: Mapping.parse(row.mapping),
      encoding: Encoding.parse(encoding),
      repeats: row.repeats === null ? null : RepeatAnswer.parse(row.repeats),
      storageKey,
    };
  },
});

/** Called when an update found no draft: the import was either started (true) or discarded (false). */
export const importExists = async ({ db }: Pick<Context, "db">, id: string) =>
  (await db.csvImport.count({ where: { id } })) > 0;

export const stateOf = ({ id, storageKey, createdAt, startedAt, finishedAt, ...row }: CsvImport) => ({
  ...row,
  importId: id,
  createdAt: createdAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  finishedAt: finishedAt?.toISOString() ?? null,
  fileKept: storageKey !== null,
});
