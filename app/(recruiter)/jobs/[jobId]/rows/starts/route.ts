import type { PageStarts } from "@/components/application/fetch-rows";
import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { listPageStarts } from "@/lib/applications/list-page-starts";
import { listOf } from "../../listed-rows";

type Props = { params: Promise<{ jobId: string }> };

/** The cursors at which the list's pages start, so that the list can jump to any position. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  try {
    const { jobId } = await params;
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const starts: PageStarts = await listPageStarts(await currentActor(), listOf(jobId, search));
    return Response.json(starts, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error);
  }
}
