import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { tableFile } from "@/lib/access/table-file";
import { exportDecisions } from "@/lib/ats/csv/export-decisions";

/** What was decided on applications that came from files, to be taken over into the table they came from. */
export async function GET(): Promise<Response> {
  try {
    const { csv } = await exportDecisions(await currentActor(), {});
    return tableFile(csv, "decisions.csv");
  } catch (error) {
    return errorResponse(error);
  }
}
