import * as z from "zod";
import { flow } from "@/lib/access/use-case";
import { conflict } from "@/lib/errors";
import { examine } from "./examine";
import { ImportRef, loadImport } from "./load-import";
import { writeTable } from "./write-table";

/** Every problem of an import's file, as CSV. Throws not_found; `conflict` when the file is gone. */
export const listProblems = flow({
  permission: "organization:administer",
  input: ImportRef,
  output: z.object({ csv: z.string() }),

  async run(actor, ref) {
    const { kind, storageKey, mapping } = await loadImport(actor, ref);
    if (!storageKey) throw conflict("The file of this import has been deleted.");
    const { problems } = await examine(actor, { kind, storageKey, mapping });
    return {
      csv: writeTable([
        ["line", "field", "column", "value", "problem"],
        ...problems.map(({ line, field, value, problem }) => [
          line,
          field,
          mapping[field] ?? "",
          value,
          problem,
        ]),
      ]),
    };
  },
});
