import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { conflict } from "@/lib/errors";
import { files } from "@/lib/platform/storage/files";
import { examine } from "./examine";
import { ImportRef, loadImport } from "./load-import";
import { openTable } from "./read-table";
import { writeTable } from "./write-table";

/** Every problem of an import's file, as CSV. Throws not_found; `conflict` when the file was deleted. */
export const listProblems = flow({
  name: "listProblems",
  permission: "organization:administer",
  input: ImportRef,
  output: z.object({ csv: z.string() }),

  async run(actor, ref) {
    const { kind, storageKey, mapping, encoding, repeats } = await loadImport(actor, ref);
    if (!storageKey) throw conflict("The file of this import has been deleted.");
    const table = await openTable(await files.get(storageKey), encoding);
    const rows: (string | number)[][] = [["line", "field", "column", "value", "problem"]];
    for await (const { problems } of examine(actor, table, { kind, mapping, repeats }))
      for (const { line, field, value, problem } of problems)
        rows.push([line, field, mapping[field] ?? "", value, problem]);
    return { csv: writeTable(rows) };
  },
});
