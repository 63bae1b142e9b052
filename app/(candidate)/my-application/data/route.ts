import { orErrorResponse } from "@/lib/platform/access/error-response";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { notFound, rateLimited } from "@/lib/errors";
import { exportOwnData } from "@/lib/hiring/rights/export-own-data";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import { localeFrom } from "@/messages/locale-from";

/** Everything held about the person a link was mailed to, as JSON. */
export const GET = (request: Request) =>
  orErrorResponse(async () => {
    const wait = await countByAddress("own-page", request.headers);
    if (wait > 0) throw rateLimited(wait);
    const token = new URL(request.url).searchParams.get("token") ?? "";
    const holder = linkHolder(token, localeFrom(request.headers));
    if (!holder) throw notFound("Link");
    const data = await exportOwnData(holder, { token });
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="my-data.json"',
        "cache-control": "no-store",
      },
    });
  });
