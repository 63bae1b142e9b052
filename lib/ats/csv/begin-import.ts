import { randomUUID } from "node:crypto";
import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { files } from "@/lib/storage/files";
import { IncomingFile, storeIncoming } from "@/lib/uploads/incoming-file";
import { importKinds } from "./fields";
import { type Mapping, suggestMapping } from "./mapping";
import { readTable } from "./read-table";

const kind = z.enum(importKinds);

/**
 * Takes in a CSV file for an import: its columns are mapped by their headings, for a person to correct. Imports nothing
 * yet. Throws invalid when the file is not a table.
 */
export const beginImport = flow({
  permission: "organization:administer",
  input: z.object({ kind, file: IncomingFile }),
  output: z.object({ importId: z.uuid() }),

  async run(actor, { kind, file }) {
    const incoming = await storeIncoming(actor, file);
    try {
      const bytes = await files.get(incoming.storageKey);
      const { columns, rows } = readTable(bytes);
      // A copy of its own: uploads go after a day, and are not ours to keep.
      const storageKey = `${actor.organizationId}/${randomUUID()}`;
      await files.put(storageKey, bytes);
      return await keep(actor, {
        ...{ kind, fileName: incoming.fileName, storageKey, rows: rows.length },
        mapping: suggestMapping(kind, columns),
      });
    } finally {
      if (file.contentBase64 !== undefined) await files.delete(incoming.storageKey);
    }
  },
});

const keep = useCase({
  permission: "organization:administer",
  input: z.object({
    kind,
    fileName: z.string(),
    storageKey: z.string(),
    rows: z.int(),
    mapping: z.custom<Mapping>(),
  }),
  output: z.object({ importId: z.uuid() }),

  async run(ctx, given) {
    const { id } = await ctx.db.csvImport.create({
      data: { ...given, createdBy: ctx.actor.id },
      select: { id: true },
    });
    await record(ctx, "csv.import-begun", id, { kind: given.kind, rows: given.rows });
    return { importId: id };
  },
});
