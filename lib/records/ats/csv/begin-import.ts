import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { files } from "@/lib/platform/storage/files";
import { IncomingFile, type StoredFile, withStored } from "@/lib/reading/uploads/incoming-file";
import { importKinds } from "./fields";
import { type Mapping, suggestMappingOf } from "./mapping";
import { openTable } from "./read-table";

const kind = z.enum(importKinds);

/**
 * Stores a CSV file for an import and suggests a mapping by its headings, for a person to correct. Imports nothing
 * yet. Throws invalid when the file is not a table.
 */
export const beginImport = flow({
  name: "beginImport",
  permission: "organization:administer",
  input: z.object({ kind, file: IncomingFile }),
  output: z.object({ importId: z.uuid() }),

  run: (actor, { kind, file }) =>
    withStored(actor, [file], async ([stored]) => {
      const { fileName, storageKey } = stored!;
      const bytes = await files.get(storageKey);
      const table = await openTable(bytes);
      let rows = 0;
      for await (const batch of table.rows()) rows += batch.length;
      const mapping = await suggestMappingOf(kind, table);
      const begin = (own: StoredFile) =>
        keep(actor, { kind, fileName, storageKey: own.storageKey, rows, mapping });
      if (file.contentBase64 !== undefined) return begin(stored!);
      // Stores a copy: uploads are deleted after a day, and are not ours to keep.
      const contentBase64 = Buffer.from(bytes).toString("base64");
      return withStored(actor, [{ fileName, contentBase64 }], ([copy]) => begin(copy!));
    }),
});

const keep = useCase({
  name: "keepImport",
  permission: "organization:administer",
  input: z.object({
    kind,
    fileName: z.string(),
    storageKey: z.string(),
    rows: z.int(),
    mapping: z.custom<Mapping>(),
  }),
  output: z.object({ importId: z.uuid() }),

  async run(ctx, input) {
    const { id } = await ctx.db.csvImport.create({
      data: { ...input, createdBy: ctx.actor.id },
      select: { id: true },
    });
    await record(ctx, "csv.import-begun", id, { kind: input.kind, rows: input.rows });
    return { importId: id };
  },
});
