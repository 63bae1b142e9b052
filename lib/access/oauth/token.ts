import { askForTokens, type Tokens } from "./ask-for-tokens";
import { readForm } from "./body";
import { authenticateClient } from "./client-authentication";
import { redeemCode } from "./redeem-code";
import { countingRefusals } from "./counting-refusals";
import { NO_STORE, OauthProblem, invalidRequest } from "./problem";
import { isMcpResource } from "./protocol";
import { refresh } from "./refresh";

/**
 * POST /api/auth/mcp/token: redeems a code or a refresh token. 200 with the interface's token response; 400, 401
 * (client not authenticated), 413 or 429 with an Error object.
 */
export const exchangeToken = (request: Request): Promise<Response> =>
  countingRefusals("token", request.headers, () => exchange(request));

async function exchange(request: Request): Promise<Response> {
  const form = await readForm(request);
  const client = await authenticateClient(request, form);
  if (!form.getAll("resource").every(isMcpResource))
    throw new OauthProblem(400, "invalid_target", "resource is not a resource of this server.");
  form.delete("resource");
  const ask = () => askForTokens(form, client, request);
  const grantType = form.get("grant_type");
  if (grantType === "authorization_code") return response(await redeemCode(form, client.clientId, ask));
  if (grantType === "refresh_token") return response(await refresh(form, client.clientId, ask));
  if (!grantType) throw invalidRequest("grant_type is required.");
  throw new OauthProblem(
    400,
    "unsupported_grant_type",
    "grant_type must be authorization_code or refresh_token.",
  );
}

/** The provider's response without `expires_at`, which the interface does not have. */
const response = ({ expires_at: _, ...tokens }: Tokens) => Response.json(tokens, { headers: NO_STORE });
