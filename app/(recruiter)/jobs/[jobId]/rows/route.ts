import type { PageOfRows } from "@/components/application/fetch-rows";
import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { listedRows } from "../listed-rows";

type Props = { params: Promise<{ jobId: string }> };

/** One page of the job's list as JSON, for the list to load more and for the pages of its candidates. */
export const GET = (request: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const { jobId } = await params;
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const { rows, list } = await listedRows(await currentActor(), jobId, search);
    const page: PageOfRows = { rows, next: list.nextCursor };
    return Response.json(page, { headers: { "Cache-Control": "no-store" } });
  });
