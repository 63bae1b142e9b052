import type { PageOfRows } from "@/components/application/fetch-rows";
import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { listedRows } from "../listed-rows";

type Props = { params: Promise<{ jobId: string }> };

/** The rows of the page of the list at the same address: for the list to go on, and for candidates' pages. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  try {
    const { jobId } = await params;
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const { rows, list } = await listedRows(await currentActor(), jobId, search);
    const page: PageOfRows = { rows, next: list.nextCursor };
    return Response.json(page, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error);
  }
}
