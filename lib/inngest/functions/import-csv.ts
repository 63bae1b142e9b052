import { systemActor } from "@/lib/access/system";
import { failImport, importRows } from "@/lib/ats/csv/import-rows";
import { csvImportRequested } from "@/lib/events/events";
import { inngest } from "../client";

/** More steps than the largest file needs. */
const mostSteps = 100;

/** Imports a file's rows in several steps. Each step continues where the last one stopped, in whichever run. */
export const importCsvOnRequest = inngest.createFunction(
  {
    id: "import-csv",
    triggers: [csvImportRequested],
    retries: 6,
    concurrency: { key: "event.data.organizationId", limit: 1 },
    onFailure: async ({ event }) => {
      const { organizationId, importId } = csvImportRequested.schema.parse(event.data.event.data);
      await failImport(systemActor(organizationId, "sync"), {
        importId,
        failure: "The import could not continue. Imported rows are kept; continue to resume from there.",
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, importId } = event.data;
    const importer = systemActor(organizationId, "sync");
    for (let n = 1; n <= mostSteps; n++) {
      const { state } = await step.run(`rows ${n}`, () => importRows(importer, { importId }));
      if (state !== "more") return { state };
    }
    return { state: "stopped" };
  },
);
