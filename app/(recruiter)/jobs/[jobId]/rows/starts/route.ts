import type { PageStarts } from "@/components/application/fetch-rows";
import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { listPageStarts } from "@/lib/hiring/applications/list-page-starts";
import { listOf } from "../../listed-rows";

type Props = { params: Promise<{ jobId: string }> };

/** The cursors at which the list's pages start, so that the list can jump to any position. */
export const GET = (request: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const { jobId } = await params;
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const starts: PageStarts = await listPageStarts(await currentActor(), listOf(jobId, search));
    return Response.json(starts, { headers: { "Cache-Control": "no-store" } });
  });
