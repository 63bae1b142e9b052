import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { exportCandidates } from "@/lib/applications/export-candidates";
import { narrowing } from "../narrowing";

/** The list that the page of the same address shows, as a file; with `of` only those named. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ jobId: string }> },
): Promise<Response> {
  try {
    const { jobId } = await params;
    const search = new URL(request.url).searchParams;
    const { csv } = await exportCandidates(await currentActor(), {
      jobId,
      ...narrowing(Object.fromEntries(search)).filter,
      applicationIds: search.get("of")?.split(","),
    });
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="candidates-${jobId}.csv"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}
