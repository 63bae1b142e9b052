import { callAuth } from "@/lib/access/call-auth";
import { countByAddress } from "@/lib/access/rate-limit";
import { readForm } from "./body";
import { authenticateClient, type AuthenticatedClient } from "./client-authentication";
import { redeemCode } from "./redeem-code";
import { readAnswer, refusalOf, type PluginAnswer } from "./plugin-answer";
import { NO_STORE, OauthProblem, tooMany } from "./problem";
import { isMcpResource } from "./protocol";
import { refresh } from "./refresh";

/**
 * POST /api/auth/mcp/token: redeems a code or a refresh token. 200 with the interface's token response; 400, 401
 * (client not authenticated), 413 or 429 with an Error object.
 */
export async function exchangeToken(request: Request): Promise<Response> {
  const wait = await countByAddress("token", request.headers);
  if (wait) throw tooMany(wait);
  const form = await readForm(request);
  const client = await authenticateClient(request, form);
  if (!form.getAll("resource").every(isMcpResource))
    throw new OauthProblem(400, "invalid_target", "resource is not a resource of this server.");
  form.delete("resource");
  const ask = () => askProvider(request, form, client);
  const grantType = form.get("grant_type");
  if (grantType === "authorization_code") return tokens(await redeemCode(form, client.clientId, ask));
  if (grantType === "refresh_token") return tokens(await refresh(form, client.clientId, ask));
  if (!grantType) throw new OauthProblem(400, "invalid_request", "grant_type is required.");
  throw new OauthProblem(
    400,
    "unsupported_grant_type",
    "grant_type must be authorization_code or refresh_token.",
  );
}

async function askProvider(request: Request, form: URLSearchParams, { headers }: AuthenticatedClient) {
  return readAnswer(
    await callAuth("/oauth2/token", { method: "POST", from: request.headers, headers, form }),
  );
}

/** The provider's response without `expires_at`, which the interface does not have. */
function tokens(answer: PluginAnswer): Response {
  if (!answer.ok) throw refusalOf(answer);
  const { expires_at: _, ...body } = answer.body;
  return Response.json(body, { headers: NO_STORE });
}
