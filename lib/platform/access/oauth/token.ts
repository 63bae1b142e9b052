import { askForTokens, type Tokens } from "./ask-for-tokens";
import { readForm } from "./body";
import { admitDocumentClient } from "./cimd/admit-document-client";
import { isDocumentUrl } from "./cimd/document-url";
import { assertedClient } from "./client-assertion";
import { authenticateClient, type AuthenticatedClient } from "./client-authentication";
import { redeemCode } from "./redeem-code";
import { countingRefusals } from "./counting-refusals";
import { NO_STORE, OauthProblem, invalidRequest } from "./problem";
import { JWT_BEARER, isMcpResource } from "./protocol";
import { refresh } from "./refresh";

type Redeem = (form: URLSearchParams, client: AuthenticatedClient) => Promise<Tokens>;

/**
 * POST /api/auth/mcp/token: redeems a code, a refresh token or, by `redeemAssertion`, an assertion of an organization's
 * identity provider. 200 with the interface's token response; 400, 401 (client not authenticated), 413 or 429 with an
 * Error object.
 */
export const exchangeToken = (request: Request, redeemAssertion: Redeem): Promise<Response> =>
  countingRefusals("token", request.headers, () => exchange(request, redeemAssertion));

async function exchange(request: Request, redeemAssertion: Redeem): Promise<Response> {
  const form = await readForm(request);
  const grantType = form.get("grant_type");
  // Such a client may come here first: nobody was sent to the authorization endpoint.
  const named = form.get("client_id") ?? assertedClient(form.get("client_assertion") ?? "");
  if (grantType === JWT_BEARER && named && isDocumentUrl(named))
    await admitDocumentClient(named, request.headers);
  const client = await authenticateClient(request, form);
  if (!form.getAll("resource").every(isMcpResource))
    throw new OauthProblem(400, "invalid_target", "resource is not a resource of this server.");
  form.delete("resource");
  const ask = () => askForTokens(form, client, request);
  if (grantType === "authorization_code") return response(await redeemCode(form, client.clientId, ask));
  if (grantType === "refresh_token") return response(await refresh(form, client.clientId, ask));
  if (grantType === JWT_BEARER) return response(await redeemAssertion(form, client));
  if (!grantType) throw invalidRequest("grant_type is required.");
  throw new OauthProblem(
    400,
    "unsupported_grant_type",
    `grant_type must be authorization_code, refresh_token or ${JWT_BEARER}.`,
  );
}

/** The provider's response without `expires_at`, which the interface does not have. */
const response = ({ expires_at: _, ...tokens }: Tokens) => Response.json(tokens, { headers: NO_STORE });
