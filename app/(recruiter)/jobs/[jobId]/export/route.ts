import { orErrorResponse } from "@/lib/access/error-response";
import { answeringForm, postedForm } from "@/lib/access/posted-form";
import { currentActor } from "@/lib/access/session";
import { tableFile } from "@/lib/access/table-file";
import { exportCandidates } from "@/lib/applications/export-candidates";
import { narrowing } from "../narrowing";

type Job = { params: Promise<{ jobId: string }> };

/** Exports the candidates that the job's page shows for the same query as CSV, best first however it is sorted. */
export const GET = (request: Request, job: Job) => orErrorResponse(() => exportFile(request, job));

/** The same, or the ids in `of`, listed or not. A POST, because ten thousand ids are too long for a URL. */
export const POST = async (request: Request, job: Job): Promise<Response> =>
  answeringForm(request, async () => {
    const ids = (await postedForm(request, 1024 * 1024)).get("of");
    return exportFile(request, job, ids ? ids.split(",") : undefined);
  });

async function exportFile(request: Request, { params }: Job, applicationIds?: string[]): Promise<Response> {
  const { jobId } = await params;
  const search = new URL(request.url).searchParams;
  const wanted = applicationIds ? { applicationIds } : narrowing(Object.fromEntries(search)).filter;
  const { csv } = await exportCandidates(await currentActor(), { jobId, ...wanted });
  return tableFile(csv, `candidates-${jobId}.csv`);
}
