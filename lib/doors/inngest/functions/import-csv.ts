import { failImport, importRows } from "@/lib/records/ats/csv/import-rows";
import { csvImportRequested } from "@/lib/platform/events/events";
import { eachOrganization, onEvent } from "../on-event";

/** More steps than the largest file needs. */
const mostSteps = 100;
const failure = "The import could not continue. Imported rows are kept; continue to resume from there.";

/** Imports a file's rows in several steps. Each step continues where the last one stopped, in whichever run. */
export const importCsvOnRequest = onEvent([csvImportRequested], "sync", {
  id: "import-csv",
  retries: 6,
  concurrency: eachOrganization(1),
  async run(service, { importId, locale }, steps) {
    const importer = locale ? { ...service, locale } : service;
    for (let n = 1; n <= mostSteps; n++) {
      const { state } = await steps.run(`rows ${n}`, () => importRows(importer, { importId }));
      if (state !== "more") return { state };
    }
    return { state: "stopped" };
  },
  giveUp: (importer, { importId }) => failImport(importer, { importId, failure }),
});
