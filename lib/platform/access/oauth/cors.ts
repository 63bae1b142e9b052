const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers":
    "Authorization, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID",
  "access-control-expose-headers": "WWW-Authenticate, Retry-After",
  "access-control-max-age": "86400",
};

/**
 * Lets scripts of any site read a response, without cookies: for metadata, registration, tokens and the MCP endpoint,
 * which agents in browsers call. Never for authorize or consent, which act for a signed-in person.
 */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export const preflight = () => new Response(null, { status: 204, headers });
