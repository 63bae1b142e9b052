import { useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { csvImportRequested } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { ImportRef } from "./load-import";

/**
 * Starts importing the rows without a problem, or resumes an import that stopped. Rows that were imported before are
 * updated. Throws not_found; `conflict` when it is running or done, or its file was deleted.
 */
export const startImport = useCase({
  name: "startImport",
  permission: "organization:administer",
  input: ImportRef,

  async run(ctx, { importId }) {
    const row = await ctx.db.csvImport.findUnique({ where: { id: importId } });
    if (!row) throw notFound("Import");
    const { count } = await ctx.db.csvImport.updateMany({
      where: { id: importId, status: { in: ["draft", "failed"] }, storageKey: { not: null } },
      data: { status: "running", failure: null, startedAt: row.startedAt ?? new Date() },
    });
    if (count === 0) throw conflict("This import has already been started, or its file was deleted.");
    await emit(ctx, csvImportRequested, { importId });
    await record(ctx, "csv.import-started", importId, { kind: row.kind, from: row.done });
  },
});
