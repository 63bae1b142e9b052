import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { files } from "@/lib/storage/files";
import { ImportRef, isThere, loadImport } from "./load-import";
import { checkedMapping } from "./mapping";
import { openTable } from "./read-table";

const Mapping = z
  .record(z.string().max(40), z.string().max(200).nullable())
  .describe("Field to column heading, null for none.");
const tooLate = () => conflict("This import has been started: its columns are settled.");

/** Says anew which column is which field. Throws invalid for a field or column that does not exist, `conflict` once it was started. */
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
    if (count === 0) throw (await isThere(ctx, importId)) ? tooLate() : notFound("Import");
    return {};
  },
});
