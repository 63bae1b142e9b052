import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { tableFile } from "@/lib/platform/access/table-file";
import { exportDecisions } from "@/lib/records/ats/csv/export-decisions";

/** Exports decisions on imported applications as CSV, to copy into the source file. */
export const GET = () =>
  orErrorResponse(async () => {
    const { csv } = await exportDecisions(await currentActor(), {});
    return tableFile(csv, "decisions.csv");
  });
