import { countByAddress } from "@/lib/access/rate-limit";
import { readForm } from "./body";
import { authenticateClient } from "./client-authentication";
import { askPlugin, refusalOf } from "./plugin-answer";
import { NO_STORE, invalidRequest, tooMany } from "./problem";

/**
 * POST /api/auth/mcp/revoke (RFC 7009): revokes an access token, or a refresh token with the access tokens it issued.
 * 200 also for an unknown token or another client's; 401 when the client is not authenticated.
 */
export async function revokeToken(request: Request): Promise<Response> {
  const wait = await countByAddress("revoke", request.headers);
  if (wait) throw tooMany(wait);
  const form = await readForm(request);
  const client = await authenticateClient(request, form);
  if (!form.get("token")) throw invalidRequest("token is required.");
  // A hint must not limit the search (RFC 7009 §2.1); with one the provider would search only that type.
  form.delete("token_type_hint");
  const answer = await askPlugin("/oauth2/revoke", form, client, request);
  if (!answer.ok && (answer.body.error === "invalid_client" || answer.status >= 500)) throw refusalOf(answer);
  return new Response(null, { status: 200, headers: NO_STORE });
}
