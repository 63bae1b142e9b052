import { countByAddress, countByGrant } from "@/lib/platform/access/rate-limit";
import { identityDb } from "@/lib/platform/db/identity";
import { readForm } from "./body";
import { authenticateClient } from "./client-authentication";
import { countingRefusals } from "./counting-refusals";
import { deleteTokens } from "./end-tokens";
import { NO_STORE, invalidRequest, tooMany } from "./problem";
import { storedForm } from "./protocol";

/**
 * POST /api/auth/mcp/revoke (RFC 7009): revokes an access token, or a refresh token with all tokens of the same
 * authorization. 200 also for an unknown token or another client's; 401 when the client is not authenticated.
 *
 * Not the provider's own endpoint: it leaves the access tokens from before a rotation, and for a refresh token that is
 * already revoked it ends all of the recruiter's grants to this client, in every organization.
 */
export const revokeToken = (request: Request): Promise<Response> =>
  countingRefusals("revoke", request.headers, () => revoke(request));

async function revoke(request: Request): Promise<Response> {
  const form = await readForm(request);
  const { clientId } = await authenticateClient(request, form);
  const token = form.get("token");
  if (!token) throw invalidRequest("token is required.");
  // Both types are searched: token_type_hint must not limit the search (RFC 7009 §2.1).
  const where = { token: storedForm(token), clientId };
  const issued = await identityDb.oauthRefreshToken.findUnique({ where });
  const access = issued ?? (await identityDb.oauthAccessToken.findUnique({ where }));
  const owner = access?.userId;
  const wait = owner ? await countByGrant(clientId, owner) : await countByAddress("revoke", request.headers);
  if (wait) throw tooMany(wait);
  await identityDb.oauthAccessToken.deleteMany({ where });
  if (issued) {
    const { authorizationCodeId, userId, referenceId } = issued;
    await deleteTokens(
      authorizationCodeId ? { authorizationCodeId, clientId } : { clientId, userId, referenceId },
    );
  }
  return new Response(null, { status: 200, headers: NO_STORE });
}
