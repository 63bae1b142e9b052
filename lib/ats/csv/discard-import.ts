import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { conflict } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { files } from "@/lib/storage/files";
import { ImportRef, loadImport } from "./load-import";

const tooLate = () => conflict("This import has been started: what it brought is here already.");

/** Forgets an import that was not started, with its file. Throws not_found; `conflict` once it was started. */
export const discardImport = flow({
  permission: "organization:administer",
  input: ImportRef,
  output: z.object({}),

  async run(actor, ref) {
    const { status, storageKey } = await loadImport(actor, ref);
    if (status !== "draft") throw tooLate();
    if (storageKey) await files.delete(storageKey);
    return forget(actor, ref);
  },
});

const forget = useCase({
  permission: "organization:administer",
  input: ImportRef,
  output: z.object({}),

  async run(ctx, { importId }) {
    const { count } = await ctx.db.csvImport.deleteMany({ where: { id: importId, status: "draft" } });
    if (count === 0) throw tooLate();
    await record(ctx, "csv.import-discarded", importId);
    return {};
  },
});
