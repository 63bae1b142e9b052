import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { tableFile } from "@/lib/platform/access/table-file";
import { exportImpactRows } from "@/lib/hiring/impact/export-impact-rows";
import { chosenIn, sampleIn } from "../filter";

/** Exports the pseudonymous rows behind a report as CSV, for an independent auditor. */
export const GET = (request: Request) =>
  orErrorResponse(async () => {
    const chosen = chosenIn(Object.fromEntries(new URL(request.url).searchParams));
    const { csv } = await exportImpactRows(await currentActor(), sampleIn(chosen));
    return tableFile(csv, "impact-rows.csv");
  });
