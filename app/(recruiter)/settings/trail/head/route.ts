import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { getHead } from "@/lib/platform/audit/get-head";

/** The newest seal, to be kept elsewhere: `npm run audit:verify -- FILE` compares the trail with it. */
export const GET = () =>
  orErrorResponse(async () => {
    const { head, publicKey } = await getHead(await currentActor(), {});
    return new Response(`${JSON.stringify({ ...head, publicKey })}\n`, {
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": `attachment; filename="trail-${head.number}.json"`,
        "Cache-Control": "no-store",
      },
    });
  });
