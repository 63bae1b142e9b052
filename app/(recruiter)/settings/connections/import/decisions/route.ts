import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { tableFile } from "@/lib/access/table-file";
import { exportDecisions } from "@/lib/ats/csv/export-decisions";

/** Exports decisions on imported applications as CSV, to copy into the source file. */
export async function GET(): Promise<Response> {
  try {
    const { csv } = await exportDecisions(await currentActor(), {});
    return tableFile(csv, "decisions.csv");
  } catch (error) {
    return errorResponse(error);
  }
}
