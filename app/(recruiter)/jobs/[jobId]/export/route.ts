import { errorResponse } from "@/lib/access/error-response";
import { answeringForm, postedForm } from "@/lib/access/posted-form";
import { currentActor } from "@/lib/access/session";
import { tableFile } from "@/lib/access/table-file";
import { exportCandidates } from "@/lib/applications/export-candidates";
import { narrowing } from "../narrowing";

type Job = { params: Promise<{ jobId: string }> };

/** The list that the page of the same address shows, as a file. */
export async function GET(request: Request, job: Job): Promise<Response> {
  try {
    return await exported(request, job);
  } catch (error) {
    return errorResponse(error);
  }
}

/** The same; only those named in `of`, where it names any. Ten thousand ids are too long for an address. */
export const POST = async (request: Request, job: Job): Promise<Response> =>
  answeringForm(request, async () => {
    const of = (await postedForm(request, 1024 * 1024)).get("of");
    return exported(request, job, of ? of.split(",") : undefined);
  });

async function exported(request: Request, { params }: Job, applicationIds?: string[]): Promise<Response> {
  const { jobId } = await params;
  const search = new URL(request.url).searchParams;
  const { filter } = narrowing(Object.fromEntries(search));
  const { csv } = await exportCandidates(await currentActor(), { jobId, ...filter, applicationIds });
  return tableFile(csv, `candidates-${jobId}.csv`);
}
