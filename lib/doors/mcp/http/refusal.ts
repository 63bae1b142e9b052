import { workingScopes, type Scope } from "@/lib/platform/access/permissions";
import { env } from "@/lib/env";

const resourceMetadata = () =>
  `resource_metadata="${env.APP_URL}/.well-known/oauth-protected-resource/api/mcp"`;

/** A refusal by HTTP rather than by JSON-RPC, with the interface's Error object as its body. */
export function refusal(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
) {
  return Response.json({ error, error_description: message, message }, { status, headers });
}

/** Lists all scopes a working agent needs, because hosts request exactly the scopes listed here (RFC 6750 §3). */
export function unauthenticated(problem: "missing" | "invalid"): Response {
  const [error, message, why] =
    problem === "missing"
      ? ["unauthorized", "Send an access token: Authorization: Bearer <ACCESS_TOKEN>.", ""]
      : ["invalid_token", "The access token is unknown, expired or revoked.", ', error="invalid_token"'];
  return refusal(401, error, message, {
    "WWW-Authenticate": `Bearer ${resourceMetadata()}, scope="${workingScopes.join(" ")}"${why}`,
  });
}

/** Names every scope the request needs, so that a client can ask for them in one step. */
export function insufficientScope(needed: readonly Scope[], message: string): Response {
  return refusal(403, "insufficient_scope", message, {
    "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${needed.join(" ")}", ${resourceMetadata()}`,
  });
}

/** A JSON-RPC error for a message that cannot be dispatched. */
export function rpcError(code: number, message: string, id?: unknown, data?: unknown): Response {
  const echoed = typeof id === "string" || typeof id === "number" ? id : null;
  return Response.json({ jsonrpc: "2.0", id: echoed, error: { code, message, data } }, { status: 400 });
}
