import { orErrorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { tableFile } from "@/lib/access/table-file";
import { exportDecisions } from "@/lib/ats/csv/export-decisions";

/** Exports decisions on imported applications as CSV, to copy into the source file. */
export const GET = () =>
  orErrorResponse(async () => {
    const { csv } = await exportDecisions(await currentActor(), {});
    return tableFile(csv, "decisions.csv");
  });
