import { isLoopbackHost, ownOrigins } from "@/lib/platform/access/origins";

/**
 * Whether a browser page of this origin may call. Programs send no Origin; tools on the recruiter's own machine (MCP
 * Inspector) and our own pages may. Anything else could be a page a recruiter was lured to.
 */
export function isAllowedOrigin(origin: string | null): boolean {
  if (origin === null || ownOrigins().includes(origin)) return true;
  return /^https?:/.test(origin) && isLoopbackHost(origin);
}

/** The CORS headers without which a browser hides our answer from such a page. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": "WWW-Authenticate, Retry-After, Mcp-Session-Id",
    Vary: "Origin",
  };
}

const headerList = /^[\w-]+(\s*,\s*[\w-]+)*$/;

/** Answers a browser's CORS preflight request. */
export function preflight(request: Request): Response {
  const wanted = request.headers.get("access-control-request-headers") ?? "";
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      "Access-Control-Allow-Methods": "POST",
      // Revision 2026-07-28 lets tools name headers of their own, so there is no fixed list.
      "Access-Control-Allow-Headers": headerList.test(wanted) ? wanted : "Authorization, Content-Type",
      "Access-Control-Max-Age": "600",
    },
  });
}
