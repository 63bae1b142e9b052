import { actorFromBearer } from "@/lib/platform/access/bearer";
import { identityDb } from "@/lib/platform/db/identity";
import { NO_STORE, OauthProblem } from "./problem";

/**
 * GET or POST /api/auth/oauth2/userinfo (OpenID Connect Core §5.3): the user who granted the token, with what its
 * scopes profile and email allow. 401 without a valid token, 403 without the scope openid.
 */
export async function userInfo(request: Request): Promise<Response> {
  const bearer = await actorFromBearer(request);
  if ("problem" in bearer)
    throw new OauthProblem(401, "invalid_token", "An access token is required.", {
      "www-authenticate": bearer.problem === "invalid" ? 'Bearer error="invalid_token"' : "Bearer",
    });
  const { scopes, id } = bearer.actor;
  if (!scopes.includes("openid"))
    throw new OauthProblem(403, "insufficient_scope", "The scope openid is required.", {
      "www-authenticate": 'Bearer error="insufficient_scope", scope="openid"',
    });
  const user = await identityDb.user.findUniqueOrThrow({ where: { id } });
  const body = {
    sub: user.id,
    ...(scopes.includes("profile") ? { name: user.name } : {}),
    ...(scopes.includes("email") ? { email: user.email, email_verified: user.emailVerified } : {}),
  };
  return Response.json(body, { headers: NO_STORE });
}
