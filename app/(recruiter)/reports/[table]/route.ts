import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { tableFile } from "@/lib/platform/access/table-file";
import { notFound } from "@/lib/errors";
import { exportHiringReport, reportTables } from "@/lib/hiring/reports/export-hiring-report";
import { wantedReport } from "../wanted-report";

/** One table of the reports page as CSV, for the same job and period. */
export const GET = (request: Request, { params }: { params: Promise<{ table: string }> }) =>
  orErrorResponse(async () => {
    const wanted = (await params).table;
    const table = reportTables.find((name) => name === wanted);
    if (!table) throw notFound("Table");
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const { csv } = await exportHiringReport(await currentActor(), { ...wantedReport(search).wanted, table });
    return tableFile(csv, `report-${table}.csv`);
  });
