import { callAuth } from "@/lib/access/call-auth";
import { countByAddress } from "@/lib/access/rate-limit";
import { readForm } from "./body";
import { clientCredentials, type ClientCredentials } from "./client-authentication";
import { descriptionOf, readAnswer, refusalOf, type PluginAnswer } from "./plugin-answer";
import { NO_STORE, OauthProblem, tooMany } from "./problem";
import { isMcpResource, storedForm } from "./protocol";
import { refresh } from "./refresh";
import { noteReplay, revokeIssuedByCode, wasReplayed } from "./replay";

/**
 * POST /api/auth/mcp/token: redeems a code or a refresh token. 200 with the interface's token response; 400, 401
 * (client not authenticated), 413 or 429 with an Error object.
 */
export async function exchangeToken(request: Request): Promise<Response> {
  const wait = await countByAddress("token", request.headers);
  if (wait) throw tooMany(wait);
  const form = await readForm(request);
  const client = clientCredentials(request, form);
  if (!form.getAll("resource").every(isMcpResource))
    throw new OauthProblem(400, "invalid_target", "resource names no resource of this server.");
  form.delete("resource");
  const ask = () => askProvider(request, form, client);
  const grantType = form.get("grant_type");
  if (grantType === "authorization_code") return tokens(await redeem(form, ask));
  if (grantType === "refresh_token") return tokens(await refresh(form, client.clientId, ask));
  if (!grantType) throw new OauthProblem(400, "invalid_request", "grant_type is required.");
  throw new OauthProblem(400, "unsupported_grant_type", "grant_type is authorization_code or refresh_token.");
}

async function askProvider(request: Request, form: URLSearchParams, { authorization }: ClientCredentials) {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  return readAnswer(
    await callAuth("/oauth2/token", { method: "POST", from: request.headers, headers, form }),
  );
}

async function redeem(form: URLSearchParams, ask: () => Promise<PluginAnswer>): Promise<PluginAnswer> {
  const code = form.get("code");
  const verifier = form.get("code_verifier");
  if (!code) throw new OauthProblem(400, "invalid_request", "code is required.");
  if (!verifier) throw new OauthProblem(400, "invalid_request", "code_verifier is required.");
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier))
    throw new OauthProblem(400, "invalid_grant", "code_verifier is malformed.");
  const answer = await ask();
  const stored = storedForm(code);
  if (answer.ok) {
    if (await wasReplayed(stored)) await revokeIssuedByCode(stored);
  } else if (descriptionOf(answer) === "invalid code") {
    await noteReplay(stored);
    await revokeIssuedByCode(stored);
  }
  return answer;
}

/** The provider's answer without the field the interface does not have. */
function tokens(answer: PluginAnswer): Response {
  if (!answer.ok) throw refusalOf(answer);
  const { expires_at: _, ...body } = answer.body;
  return Response.json(body, { headers: NO_STORE });
}
