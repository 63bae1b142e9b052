import * as z from "zod";
import { flow } from "@/lib/access/use-case";
import { encodings } from "./decode";
import { examine } from "./examine";
import { fieldsOf, rowSchemas } from "./fields";
import { ImportRef, ImportState, loadImport } from "./load-import";
import { answerColumns } from "./mapping";
import { separators } from "./read-table";

/** Problems that are listed; more are only counted, and all are in the file of problems. */
const listed = 100;
const samples = 3;

/** What importing the file would do, or would do now, row by row. */
const DryRun = z.object({
  good: z.int().describe("Rows without a problem: these are imported, the others are left out."),
  known: z.int().describe("Of those, imported before: they are brought up to date."),
  problems: z
    .array(z.object({ line: z.int(), field: z.string(), value: z.string(), problem: z.string() }))
    .describe(`The first ${listed}, by line. field is empty when it is about the whole row.`),
  problemCount: z.int(),
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  fields: z
    .array(z.object({ field: z.string(), column: z.string().nullable(), needed: z.boolean() }))
    .describe("The mapping in force, in the order it is shown."),
  answers: z.array(z.string()).describe("Columns of no field: each is kept as an answer of its application."),
});

/**
 * An import as its page shows it: with its dry run while there is something to decide, none while it runs or when the
 * file is gone. Throws not_found.
 */
export const getImport = flow({
  permission: "organization:administer",
  input: ImportRef,
  output: ImportState.extend({ dryRun: DryRun.nullable() }),

  async run(actor, ref) {
    const { mapping, storageKey, ...state } = await loadImport(actor, ref);
    if (!storageKey || state.status === "running") return { ...state, dryRun: null };
    const { table, good, problems, known } = await examine(actor, { kind: state.kind, storageKey, mapping });
    const shape: Record<string, z.ZodType> = rowSchemas[state.kind].shape;
    return {
      ...state,
      dryRun: {
        ...{ good: good.length, known, problems: problems.slice(0, listed), problemCount: problems.length },
        ...{ encoding: table.encoding, separator: table.separator },
        answers: answerColumns(state.kind, table.columns, mapping),
        columns: table.columns.map((name, i) => ({
          name,
          samples: table.rows
            .map(({ cells }) => cells[i] ?? "")
            .filter(Boolean)
            .slice(0, samples),
        })),
        // Stored, they have lost their order.
        fields: fieldsOf[state.kind].map((field) => ({
          ...{ field, column: mapping[field] ?? null },
          needed: shape[field]?.safeParse("").success === false,
        })),
      },
    };
  },
});
