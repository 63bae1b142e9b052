import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { files } from "@/lib/platform/storage/files";
import { ImportRef, importExists, loadImport } from "./load-import";
import { findQuestions } from "./examine";
import { encodings } from "./decode";
import { checkedMapping, suggestMappingOf } from "./mapping";
import { openTable } from "./read-table";
import { RepeatAnswer } from "./repeats";

const Mapping = z
  .record(z.string().max(40), z.string().max(200).nullable())
  .describe("Field to column heading, null for none.");
const tooLate = () => conflict("This import has been started: its columns can no longer be changed.");

/** Changes which column is which field. Throws invalid for an unknown field or column, `conflict` once started. */
export const mapImport = flow({
  name: "mapImport",
  permission: "organization:administer",
  input: ImportRef.extend({ mapping: Mapping }),

  async run(actor, { importId, mapping }) {
    const { kind, storageKey, status, encoding } = await loadImport(actor, { importId });
    if (status !== "draft" || !storageKey) throw tooLate();
    const { columns } = await openTable(await files.get(storageKey), encoding);
    const { own } = await findQuestions(actor, {});
    return keep(actor, { importId, change: { mapping: checkedMapping(kind, columns, mapping, own) } });
  },
});

/** Reads the file in another encoding, null for the likeliest, and suggests the mapping again. Throws as `mapImport`. */
export const chooseEncoding = flow({
  name: "chooseEncoding",
  permission: "organization:administer",
  input: ImportRef.extend({ encoding: z.enum(encodings).nullable() }),

  async run(actor, { importId, encoding }) {
    const { kind, storageKey, status } = await loadImport(actor, { importId });
    if (status !== "draft" || !storageKey) throw tooLate();
    const table = await openTable(await files.get(storageKey), encoding);
    let rows = 0;
    for await (const batch of table.rows()) rows += batch.length;
    const mapping = await suggestMappingOf(kind, table);
    return keep(actor, { importId, change: { encoding, mapping, rows } });
  },
});

/** Answers what becomes of rows that repeat an e-mail address. Throws not_found, `conflict` once started. */
export const answerRepeats = flow({
  name: "answerRepeats",
  permission: "organization:administer",
  input: ImportRef.extend({ repeats: RepeatAnswer }),
  run: (actor, { importId, repeats }) => keep(actor, { importId, change: { repeats } }),
});

const keep = useCase({
  name: "keepMapping",
  permission: "organization:administer",
  input: ImportRef.extend({
    change: z.object({
      mapping: Mapping.optional(),
      encoding: z.enum(encodings).nullish(),
      rows: z.int().optional(),
      repeats: RepeatAnswer.optional(),
    }),
  }),

  async run(ctx, { importId, change }) {
    const { count } = await ctx.db.csvImport.updateMany({
      where: { id: importId, status: "draft" },
      data: change,
    });
    if (count === 0) throw (await importExists(ctx, importId)) ? tooLate() : notFound("Import");
  },
});
