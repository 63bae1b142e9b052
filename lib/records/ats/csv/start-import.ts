import { flow, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { csvImportRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { getImport } from "./get-import";
import { ImportRef } from "./load-import";

/**
 * Starts importing the rows without a problem, or resumes an import that stopped. Rows that were imported before are
 * updated. Throws not_found; `conflict` when it is running or done, its file was deleted, or while nobody has answered
 * what to do with rows that repeat an e-mail address.
 */
export const startImport = flow({
  name: "startImport",
  permission: "organization:administer",
  input: ImportRef,

  async run(actor, ref) {
    const { dryRun } = await getImport(actor, ref);
    if (dryRun && dryRun.repeatCount > 0 && dryRun.repeatAnswer === null)
      throw conflict(
        "{count, plural, one {# row repeats} other {# rows repeat}} the e-mail address of somebody else. Choose first whether to merge them, keep them apart or leave them out.",
        { count: dryRun.repeatCount },
      );
    return start(actor, ref);
  },
});

const start = useCase({
  name: "startCheckedImport",
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
    await emit(ctx, csvImportRequested, { importId, locale: ctx.actor.locale });
    await record(ctx, "csv.import-started", importId, { kind: row.kind, from: row.done });
  },
});
