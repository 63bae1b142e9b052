import { orErrorResponse } from "@/lib/platform/access/error-response";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { rateLimited } from "@/lib/errors";
import { unsubscribe } from "@/lib/platform/notices/unsubscribe";

/** Unsubscribes a reader: called by a mail program (RFC 8058), or by the button on our page, to which it redirects. */
export const POST = (request: Request) =>
  orErrorResponse(async () => {
    const wait = await countByAddress("unsubscribe", request.headers);
    if (wait > 0) throw rateLimited(wait);
    await unsubscribe(new URL(request.url).searchParams.get("token") ?? "");
    if (request.headers.get("accept")?.includes("text/html"))
      return new Response(null, { status: 303, headers: { location: "/unsubscribe?done=1" } });
    return Response.json({ unsubscribed: true });
  });
