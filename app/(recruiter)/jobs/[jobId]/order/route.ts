import type { PageOrder } from "@/components/application/order";
import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { listJobCandidates } from "@/lib/applications/list-job-candidates";
import { narrowing } from "../narrowing";

type Props = { params: Promise<{ jobId: string }> };

/** Who is on the page of the list at the same address, in its order: for candidates' pages to go on past its end. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  try {
    const { jobId } = await params;
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const { sort, filter } = narrowing(search);
    const { items, nextCursor } = await listJobCandidates(await currentActor(), {
      ...{ jobId, sort, cursor: search.cursor, limit: 50 },
      ...filter,
    });
    const order: PageOrder = { applicationIds: items.map(({ applicationId }) => applicationId), nextCursor };
    return Response.json(order, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error);
  }
}
