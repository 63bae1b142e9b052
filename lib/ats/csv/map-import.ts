import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { files } from "@/lib/storage/files";
import { ImportRef, importExists, loadImport } from "./load-import";
import { checkedMapping } from "./mapping";
import { openTable } from "./read-table";

const Mapping = z
  .record(z.string().max(40), z.string().max(200).nullable())
  .describe("Field to column heading, null for none.");
const tooLate = () => conflict("This import has been started: its columns can no longer be changed.");

/** Changes which column is which field. Throws invalid for an unknown field or column, `conflict` once started. */
export const mapImport = flow({
  name: "mapImport",
  permission: "organization:administer",
  input: ImportRef.extend({ mapping: Mapping }),
  output: z.object({}),

  async run(actor, { importId, mapping }) {
    const { kind, storageKey, status } = await loadImport(actor, { importId });
    if (status !== "draft" || !storageKey) throw tooLate();
    const { columns } = await openTable(await files.get(storageKey));
    return keep(actor, { importId, mapping: checkedMapping(kind, columns, mapping) });
  },
});

const keep = useCase({
  name: "keepMapping",
  permission: "organization:administer",
  input: ImportRef.extend({ mapping: Mapping }),
  output: z.object({}),

  async run(ctx, { importId, mapping }) {
    const { count } = await ctx.db.csvImport.updateMany({
      where: { id: importId, status: "draft" },
      data: { mapping },
    });
    if (count === 0) throw (await importExists(ctx, importId)) ? tooLate() : notFound("Import");
    return {};
  },
});
