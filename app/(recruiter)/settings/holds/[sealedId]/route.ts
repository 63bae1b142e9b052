import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { openSealed } from "@/lib/records/candidates/open-sealed";

/** A sealed record as a file. */
export const GET = (request: Request, { params }: { params: Promise<{ sealedId: string }> }) =>
  orErrorResponse(async () => {
    const { sealedId } = await params;
    const sealed = await openSealed(await currentActor(), { sealedId });
    return new Response(`${JSON.stringify(sealed, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": `attachment; filename="sealed-${sealedId}.json"`,
        "Cache-Control": "no-store",
      },
    });
  });
