import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { tableFile } from "@/lib/platform/access/table-file";
import { listProblems } from "@/lib/records/ats/csv/list-problems";

/** Exports the problems of all rows as CSV, so that they can be fixed in the source file. */
export const GET = (_: Request, { params }: { params: Promise<{ importId: string }> }) =>
  orErrorResponse(async () => {
    const { importId } = await params;
    const { csv } = await listProblems(await currentActor(), { importId });
    return tableFile(csv, `problems-${importId}.csv`);
  });
