import { systemActor } from "@/lib/access/system";
import { failImport, importRows } from "@/lib/ats/csv/import-rows";
import { csvImportRequested } from "@/lib/events/events";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** More than the largest file needs. */
const mostSteps = 100;

/** Writes a file's rows, some at a time. Each step goes on where the last one got to, whoever did it. */
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
        failure: "The service could not go on. What was imported stays; continue, and it goes on from there.",
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, importId } = event.data;
    const importer = systemActor(organizationId, "sync");
    for (let n = 1; n <= mostSteps; n++) {
      const { state } = await step.run(`rows ${n}`, () =>
        onceOrNever(() => importRows(importer, { importId })),
      );
      if (state !== "more") return { state };
    }
    return { state: "stopped" };
  },
);
