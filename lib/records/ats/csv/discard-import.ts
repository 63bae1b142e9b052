import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { files } from "@/lib/platform/storage/files";
import { markForDeletion } from "@/lib/reading/uploads/mark-for-deletion";
import { ImportRef, importExists, loadImport } from "./load-import";

const tooLate = () => conflict("This import has been started: its rows are already imported.");

/** Deletes an import that was not started, with its file. Throws not_found; `conflict` once it was started. */
export const discardImport = flow({
  name: "discardImport",
  permission: "organization:administer",
  input: ImportRef,

  async run(actor, ref) {
    const { status, storageKey } = await loadImport(actor, ref);
    if (status !== "draft") throw tooLate();
    // The row first: if the import was started meanwhile, its file is still needed.
    await forget(actor, { ...ref, storageKey });
    if (storageKey) await files.delete(storageKey);
  },
});

const forget = useCase({
  name: "forgetImport",
  permission: "organization:administer",
  input: ImportRef.extend({ storageKey: z.string().nullable() }),

  async run(ctx, { importId, storageKey }) {
    const { count } = await ctx.db.csvImport.deleteMany({ where: { id: importId, status: "draft" } });
    if (count === 0) throw (await importExists(ctx, importId)) ? tooLate() : notFound("Import");
    if (storageKey) await markForDeletion(ctx, [storageKey]);
    await record(ctx, "csv.import-discarded", importId);
  },
});
