import { env } from "@/lib/env";
import { callAuth } from "@/lib/platform/access/call-auth";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { identityDb } from "@/lib/platform/db/identity";
import { refuseRepeated } from "./body";
import { admitDocumentClient } from "./cimd/admit-document-client";
import { isDocumentUrl } from "./cimd/document-url";
import { OauthProblem, invalidRequest, tooMany } from "./problem";
import { askedScopes, isMcpResource } from "./protocol";

/** The parameters passed on. Others are ignored (RFC 6749 §3.1), so that none of them reaches the provider. */
const parameters = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "nonce",
  "prompt",
  "max_age",
  "resource",
  // Passed on so that they are refused by name.
  "request",
  "request_uri",
];

/**
 * GET /api/auth/mcp/authorize: 302 to sign-in or consent, or to the client's redirect_uri with an error. Where the
 * client or its address cannot be trusted: 400 with an Error object, never a redirect.
 */
export async function authorize(request: Request): Promise<Response> {
  const wait = await countByAddress("authorize", request.headers);
  if (wait) throw tooMany(wait);
  const search = authorizationQuery(new URL(request.url).searchParams);
  const clientId = search.get("client_id") ?? "";
  if (isDocumentUrl(clientId)) await admitDocumentClient(clientId, request.headers);
  await addOfflineAccess(search, clientId);
  // Called like a page load: the provider answers scripts with 200 and a body.
  const answer = await callAuth("/oauth2/authorize", {
    from: request.headers,
    withCookie: true,
    headers: { accept: "text/html" },
    search,
  });
  const location = answer.headers.get("location");
  if (!location || answer.status >= 400) throw await unanswerable(answer);
  const target = new URL(location, env.APP_URL);
  if (target.origin === env.APP_URL && target.pathname === "/api/auth/error") throw untrusted(target);
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store" },
  });
}

/** Adds offline_access for clients that registered refresh_token: they want to stay connected, knowing it or not. */
async function addOfflineAccess(query: URLSearchParams, clientId: string) {
  const scope = query.get("scope") ?? "";
  if (scope.split(" ").includes("offline_access") || clientId.includes("\0")) return;
  const canRefresh = await identityDb.oauthClient.count({
    where: { clientId, grantTypes: { has: "refresh_token" } },
  });
  if (canRefresh) query.set("scope", `${scope} offline_access`);
}

/** The query for the provider: always with a scope and, unless prompt=none, with a consent prompt. */
function authorizationQuery(request: URLSearchParams): URLSearchParams {
  refuseRepeated(request);
  const query = new URLSearchParams();
  for (const name of parameters)
    for (const value of request.getAll(name)) if (value) query.append(name, value);
  // The provider would trim it first, but it has to be exactly as registered (RFC 9700 §2.1).
  const redirectUri = query.get("redirect_uri") ?? "";
  if (redirectUri !== redirectUri.trim()) throw invalidRequest(wrongRedirect);
  // There is only one resource, so a right one is dropped: a token without it can be revoked immediately. A wrong
  // one is left in, so that the provider refuses it with a redirect to the client.
  if (query.getAll("resource").every(isMcpResource)) query.delete("resource");
  query.set("scope", askedScopes(query.get("scope") ?? "").join(" "));
  if (!/^[A-Za-z0-9_-]{43}$/.test(query.get("code_challenge") ?? "")) query.delete("code_challenge");
  const prompts = (query.get("prompt") ?? "").split(" ");
  if (!prompts.includes("none")) query.set("prompt", prompts.includes("login") ? "login consent" : "consent");
  return query;
}

const wrongRedirect = "redirect_uri is not registered for this client.";

/** Converts the provider's error page, which it uses when the redirect address cannot be trusted. */
function untrusted(page: URL): OauthProblem {
  const code = page.searchParams.get("error") ?? "";
  const description: Record<string, string> = {
    invalid_client: "client_id does not match a registered client.",
    client_disabled: "This client has been disabled.",
    invalid_redirect: wrongRedirect,
  };
  const error =
    code === "invalid_client" || code === "client_disabled" ? "invalid_client" : "invalid_request";
  return new OauthProblem(400, error, description[code] ?? "The authorization request is not valid.");
}

async function unanswerable(answer: Response): Promise<OauthProblem> {
  const body = (await answer.json().catch(() => ({}))) as { error?: string };
  if (answer.status >= 500)
    return new OauthProblem(500, "server_error", "The request could not be completed.");
  return new OauthProblem(400, body.error ?? "invalid_request", "The authorization request is not valid.");
}
