import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentUser } from "@/lib/platform/access/session";
import { DomainError } from "@/lib/errors";
import { pageCounts } from "@/lib/platform/live/change-counts";
import { changeStream, streams } from "@/lib/platform/live/change-stream";

const uncached = { "Cache-Control": "no-store, no-transform" };

/**
 * Tells an open page that something in its organization has changed, and never what: as server-sent events, or as
 * JSON if a page asks for it. Answers 204 if it cannot stream: a browser then does not reconnect.
 */
export const GET = (request: Request) =>
  orErrorResponse(async () => {
    const user = await currentUser();
    if (!user?.actor) throw new DomainError("unauthenticated", "Sign in to continue.");
    const { sessionId, actor } = user;
    const counts = pageCounts(user);
    if (!request.headers.get("accept")?.includes("text/event-stream"))
      return Response.json(counts, { headers: uncached });
    if (!streams() || actor.sees !== "organization")
      return new Response(null, { status: 204, headers: uncached });
    return new Response(changeStream({ sessionId, organizationId: actor.organizationId }, counts), {
      // A proxy that buffers the whole response would never forward anything.
      headers: { ...uncached, "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" },
    });
  });
