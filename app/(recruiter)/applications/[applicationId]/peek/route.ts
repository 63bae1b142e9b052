import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { presentApplication } from "@/lib/hiring/applications/present-application";

type Props = { params: Promise<{ applicationId: string }> };

/** An application for the panel beside a list, fetched separately so that the list is not rendered again. */
export const GET = (_: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const application = await presentApplication(await currentActor(), await params);
    return Response.json(application, { headers: { "Cache-Control": "no-store" } });
  });
