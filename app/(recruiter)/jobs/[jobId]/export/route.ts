import { orErrorResponse } from "@/lib/platform/access/error-response";
import { answeringForm, postedForm } from "@/lib/platform/access/posted-form";
import { currentActor } from "@/lib/platform/access/session";
import { tableFile } from "@/lib/platform/access/table-file";
import { exportCandidates, exportWorkbook } from "@/lib/hiring/applications/export-candidates";
import { narrowing } from "../narrowing";

type Job = { params: Promise<{ jobId: string }> };

/**
 * Exports the candidates that the job's page shows for the same query, best first however it is sorted: as CSV, or as
 * XLSX with format=xlsx.
 */
export const GET = (request: Request, job: Job) => orErrorResponse(() => exportFile(request, job));

/** The same, or the ids in `of`, listed or not. A POST, because ten thousand ids are too long for a URL. */
export const POST = async (request: Request, job: Job): Promise<Response> =>
  answeringForm(request, async () => {
    const form = await postedForm(request, 1024 * 1024);
    return exportFile(request, job, form.get("of")?.split(","), form.get("format"));
  });

async function exportFile(
  request: Request,
  { params }: Job,
  applicationIds?: string[],
  posted?: string | null,
): Promise<Response> {
  const { jobId } = await params;
  const search = new URL(request.url).searchParams;
  const wanted = applicationIds ? { applicationIds } : narrowing(Object.fromEntries(search)).filter;
  const actor = await currentActor();
  const name = `candidates-${jobId}`;
  if ((posted ?? search.get("format")) === "xlsx")
    return tableFile((await exportWorkbook(actor, { jobId, ...wanted })).xlsx, `${name}.xlsx`);
  const { csv } = await exportCandidates(actor, { jobId, ...wanted, details: true });
  return tableFile(csv, `${name}.csv`);
}
